import { useEffect, useRef } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { consentWords } from "../consent.words.ts";
import { type Consent, setConsent, useConsent } from "./consent-store.ts";
import styles from "./cookie-banner.module.css";

const PAGES = [
  { text: "settings", path: "/cookies" },
  { text: "terms", path: "/terms" },
  { text: "privacy", path: "/privacy" },
  { text: "cookies", path: "/cookies" },
] as const;

/** Asks for consent at the lower edge until there is an answer: no dialog, the page stays in use above it. */
export function CookieBanner() {
  return useConsent() === null ? <Banner /> : null;
}

function Banner() {
  const words = useWords(consentWords);
  const announce = useAnnounce();
  const banner = useRef<HTMLElement>(null);

  // The page can be scrolled clear of the banner, so that it never hides the focus or the footer.
  useEffect(() => {
    // Not with a custom property of the document: the browser would restyle every element of the page.
    const scrolled = document.documentElement.style;
    const page = document.body.style;
    const observer = new ResizeObserver(() => {
      const height = `${banner.current?.offsetHeight ?? 0}px`;
      scrolled.scrollPaddingBottom = height;
      page.paddingBottom = height;
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      scrolled.scrollPaddingBottom = "";
      page.paddingBottom = "";
    };
  }, []);

  function choose(choice: Consent) {
    setConsent(choice);
    announce(words.saved);
  }

  return (
    <section ref={banner} aria-label={words.label} data-consent className={styles.banner}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 className={styles.title}>{words.title}</h2>
          <p>{words.text}</p>
          <ul className={styles.pages} aria-label={words.more}>
            {PAGES.map(({ text, path }) => (
              <li key={text}>
                <SiteLink to={path}>{words[text]}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.actions}>
          <Button size="small" variant="quiet" onClick={() => choose("accepted")}>
            {words.accept}
          </Button>
          <Button size="small" variant="quiet" onClick={() => choose("declined")}>
            {words.decline}
          </Button>
        </div>
      </div>
    </section>
  );
}
