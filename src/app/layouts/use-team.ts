import { useSettings } from "#features/settings/web/index.ts";

const NETWORKS = ["instagram", "facebook", "youtube", "tiktok"] as const;

/** What the frame says about the team. */
interface Team {
  name: string;
  claim: string;
  /** Whose pictures and texts they are. */
  credit: string;
  email: string;
  /** The stored path of the picture that stands for the team; '' where there is none. */
  picture: string;
  /** The workshop's own site; '' where there is none. */
  serviceUrl: string;
  /** Profiles with an address. */
  social: { network: (typeof NETWORKS)[number]; url: string }[];
}

/** The team's name and addresses for header and footer, from the settings. */
export function useTeam(): Team {
  const { settings } = useSettings();
  return {
    name: settings.team_name,
    claim: settings.team_claim,
    credit: settings.footer_credit,
    email: settings.contact_email,
    picture: settings.hero_image,
    serviceUrl: settings.service_url,
    social: NETWORKS.map((network) => ({ network, url: settings[`${network}_url`] })).filter(
      ({ url }) => url,
    ),
  };
}
