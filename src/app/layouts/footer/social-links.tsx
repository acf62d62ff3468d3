import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { layoutWords } from "../layout.words.ts";
import { useTeam } from "../use-team.ts";
import styles from "./social-links.module.css";

const NETWORKS = {
  instagram: { icon: "instagram", name: "Instagram" },
  facebook: { icon: "facebook-f", name: "Facebook" },
  youtube: { icon: "youtube", name: "YouTube" },
  tiktok: { icon: "tiktok", name: "TikTok" },
} as const;

/** The team's profiles, each as its network's sign. */
export function SocialLinks() {
  const words = useWords(layoutWords);
  const { social } = useTeam();
  if (social.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={words.social}>
      {social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener">
            <Icon icon={NETWORKS[network].icon} label={`${NETWORKS[network].name} (${words.newTab})`} />
          </a>
        </li>
      ))}
    </ul>
  );
}
