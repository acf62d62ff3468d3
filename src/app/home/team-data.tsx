import { useTeam } from "#app/layouts/use-team.ts";
import { useSettings } from "#features/settings/web/use-settings.ts";
import { StructuredData } from "#kit/web/ui/structured-data.tsx";
import { useAbsolute } from "#kit/web/ui/use-absolute.ts";

/** The year the team was founded (spec/public-site.md). */
const FOUNDED = "2017";

/** The team for search engines. */
export function TeamData() {
  const team = useTeam();
  const { settings } = useSettings();
  const { page, picture } = useAbsolute();
  return (
    <StructuredData
      things={[
        {
          "@type": "SportsTeam",
          "@id": page("/#team"),
          name: team.name,
          sport: "Drifting",
          url: page("/"),
          description: settings.hero_description,
          email: team.email,
          telephone: settings.contact_phone,
          address: settings.contact_address,
          foundingDate: FOUNDED,
          logo: page("/icon-512.png"),
          sameAs: team.social.map(({ url }) => url),
          ...(settings.hero_image && { image: picture(settings.hero_image) }),
        },
      ]}
    />
  );
}
