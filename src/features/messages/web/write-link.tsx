import { useSettings } from "#features/settings/web/index.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";

interface Props {
  subject?: string;
  quiet?: boolean;
  small?: boolean;
  children: string;
}

/** A button that opens a mail to the team; where it shows no address, one that leads to the contact form. */
export function WriteLink({ subject, quiet, small, children }: Props) {
  const { contact_email } = useSettings().settings;
  const look = { ...(quiet && { variant: "quiet" as const }), ...(small && { size: "small" as const }) };
  if (!contact_email)
    return (
      <ButtonLink {...look} to="/#contact">
        {children}
      </ButtonLink>
    );
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return (
    <ButtonLink {...look} href={`mailto:${contact_email}${query}`}>
      {children}
    </ButtonLink>
  );
}
