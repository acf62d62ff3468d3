import { useSettings } from "#features/settings/web/use-settings.ts";

type Network = "instagram" | "facebook" | "youtube" | "tiktok";

/** What the frame says about the team. */
export interface Team {
  name: string;
  email: string;
  phone: string;
  /** '' where the team has none. */
  serviceUrl: string;
  social: { network: Network; url: string }[];
}

const NETWORKS: Network[] = ["instagram", "facebook", "youtube", "tiktok"];

/** The team's name and addresses for header, footer and home page. */
export function useTeam(): Team {
  const { settings } = useSettings();
  return {
    name: settings.team_name,
    email: settings.contact_email,
    phone: settings.contact_phone,
    serviceUrl: settings.service_url,
    social: NETWORKS.flatMap((network) => {
      const url = settings[`${network}_url`];
      return url ? [{ network, url }] : [];
    }),
  };
}
