import { useTeam } from "#app/layouts/use-team.ts";
import { useSettings } from "#features/settings/web/index.ts";
import { StructuredData } from "#kit/web/ui/page/structured-data.tsx";
import { useAbsolute } from "#kit/web/ui/page/use-absolute.ts";

/** The team for search engines. */
export function TeamData() {
  const team = useTeam();
  const { settings } = useSettings();
  const { page, neutral, picture } = useAbsolute();
  return (
    <StructuredData
      things={[
        {
          "@type": "SportsTeam",
          "@id": neutral("/#team"),
          name: team.name,
          sport: "Drifting",
          url: page("/"),
          ...(settings.hero_description && { description: settings.hero_description }),
          ...(team.email && { email: team.email }),
          ...(settings.contact_phone && { telephone: settings.contact_phone.replaceAll("\u00a0", " ") }),
          ...(settings.contact_address && { address: settings.contact_address }),
          logo: neutral("/icon-512.png"),
          ...(team.social.length > 0 && { sameAs: team.social.map(({ url }) => url) }),
          ...(settings.hero_image && { image: picture(settings.hero_image) }),
        },
      ]}
    />
  );
}
