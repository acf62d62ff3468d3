import { useEffect, useId, useState } from "react";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useSite } from "#kit/web/page-context.ts";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import type { PublicBlogPost } from "../../blog.contract.ts";
import { blogPagesWords } from "../../blog-pages.words.ts";
import { sharedAddress, shareLinks } from "./share-address.ts";
import styles from "./share-post.module.css";

const SHOWN_MS = 3000;

/** A text that goes away by itself: `const [said, say] = useShortly()`. */
function useShortly(): [string, (text: string) => void] {
  const [said, setSaid] = useState({ text: "" });
  useEffect(() => {
    if (!said.text) return;
    const timer = setTimeout(() => setSaid({ text: "" }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said.text, (text) => setSaid({ text })];
}

const NETWORKS = {
  facebook: { icon: "facebook-f", name: "Facebook" },
  x: { icon: "x-twitter", name: "X" },
  whatsapp: { icon: "whatsapp", name: "WhatsApp" },
} as const;

/** Ways to pass a post on: what the device offers, three networks, and the address itself. */
export function SharePost({ post }: { post: PublicBlogPost }) {
  const words = useWords(blogPagesWords);
  const { language } = useLanguage();
  const site = useSite();
  const announce = useAnnounce();
  const [said, say] = useShortly();
  const titleId = useId();
  const deviceShares = useHydrated() && typeof navigator.share === "function";
  const address = sharedAddress(site, post.slug, language);

  /** The device's own sheet says what went wrong; closing it is no fault. */
  const shareByDevice = () => navigator.share({ title: post.title, url: address }).catch(() => {});

  async function copy() {
    const result = await navigator.clipboard.writeText(address).then(
      () => words.copied,
      () => words.copyFailed,
    );
    say(result);
    announce(result);
  }

  return (
    <section aria-labelledby={titleId} className={styles.share}>
      <h2 id={titleId} className={styles.title}>
        {words.share}
      </h2>
      <ul className={styles.links}>
        {deviceShares && (
          <li>
            <button type="button" className={styles.link} onClick={() => void shareByDevice()}>
              <Icon icon="arrow-up-from-bracket" label={words.shareByDevice} />
            </button>
          </li>
        )}
        {shareLinks(address, post.title).map(({ network, href }) => (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
              <Icon icon={NETWORKS[network].icon} label={words.shareOn(NETWORKS[network].name)} />
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={styles.link} onClick={() => void copy()}>
            <Icon icon="link" label={words.copyLink} />
          </button>
        </li>
      </ul>
      <p className={styles.said}>{said}</p>
    </section>
  );
}
