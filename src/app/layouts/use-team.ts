/** What the frame says about the team. */
export interface Team {
  name: string;
  email: string;
  phone: string;
  serviceUrl: string;
  social: { network: "instagram" | "facebook" | "youtube" | "tiktok"; url: string }[];
}

const BUILT_IN: Team = {
  name: "Lípa Drift Team",
  email: "info@lipadrift.example",
  phone: "+420 777 000 117",
  serviceUrl: "https://example.com/lipa-servis",
  social: [
    { network: "instagram", url: "https://example.com/instagram/lipadrift" },
    { network: "facebook", url: "https://example.com/facebook/lipadrift" },
    { network: "youtube", url: "https://example.com/youtube/lipadrift" },
    { network: "tiktok", url: "https://example.com/tiktok/lipadrift" },
  ],
};

/** The team's name and addresses for header and footer. */
export function useTeam(): Team {
  return BUILT_IN;
}
