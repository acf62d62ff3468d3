import { AnchorLink } from "#kit/web/ui/anchor-link.tsx";
import { Icon } from "#kit/web/ui/icon.tsx";
import { useWords } from "#kit/web/words.ts";
import { layoutWords } from "./layout.words.ts";
import { useTeam } from "./use-team.ts";

export type NavEntry =
  | "team"
  | "cars"
  | "events"
  | "gallery"
  | "sponsors"
  | "drift-taxi"
  | "shop"
  | "service"
  | "contact";

/** The navigation bar's links, in their order. */
export const BAR_ENTRIES: NavEntry[] = [
  "team",
  "cars",
  "events",
  "gallery",
  "sponsors",
  "drift-taxi",
  "shop",
  "service",
  "contact",
];

/** Links to the sections of the home page, and to the workshop's own site where the settings name it. */
export function NavLinks({ entries, className }: { entries: NavEntry[]; className: string | undefined }) {
  const words = useWords(layoutWords);
  const { serviceUrl } = useTeam();
  const shown = entries.filter((entry) => entry !== "service" || serviceUrl);
  return (
    <ul className={className}>
      {shown.map((entry) => (
        <li key={entry}>
          {entry === "service" ? (
            <a href={serviceUrl} target="_blank" rel="noopener">
              {words.service} <Icon icon="arrow-up-right-from-square" label={`(${words.newTab})`} />
            </a>
          ) : (
            <AnchorLink anchor={entry}>{words[entry]}</AnchorLink>
          )}
        </li>
      ))}
    </ul>
  );
}
