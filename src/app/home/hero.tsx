import { useEffect, useRef, useState } from "react";
import { SocialLinks } from "#app/layouts/footer/social-links.tsx";
import { useSettings } from "#features/settings/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useSite } from "#kit/web/page-context.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { buttonClass } from "#kit/web/ui/buttons/button.tsx";
import { whenIdle } from "#kit/web/ui/hydration/when-idle.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { AnchorLink } from "#kit/web/ui/links/anchor-link.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import styles from "./hero.module.css";
import { homeWords } from "./home.words.ts";
import { NextRace } from "./next-race.tsx";

/**
 * The first screen is higher than a picture of 16 to 9 in its width: it is as wide as its height asks. A phone gets it for
 * less than its height: a third of it is out of sight, and its bytes come before the words.
 */
const SIZES =
  "(max-width: 59.99rem) max(100vw, min(62svh * 16 / 9, 34rem)), max(100vw, min(100svh, 62rem) * 16 / 9)";

/** So long after the page has loaded its film begins: what a visitor does first has the phone to itself. */
const FILM_WAIT_MS = 2500;

/** The first screen: film or picture, who we are, and the two ways on. */
export function Hero() {
  const t = useWords(homeWords);
  const { settings } = useSettings();
  return (
    <section id="home" className={styles.hero} aria-labelledby="hero-title">
      <Picture
        path={settings.hero_image}
        alt=""
        sizes={SIZES}
        placeholder="car"
        priority
        fill
        className={styles.poster}
      />
      {settings.hero_video_path && <Film key={settings.hero_video_path} path={settings.hero_video_path} />}
      <div className={styles.content}>
        {settings.hero_badge && <Badge tone="hot">{settings.hero_badge}</Badge>}
        <h1 id="hero-title" className={styles.title} tabIndex={-1}>
          {settings.hero_title}
        </h1>
        {settings.hero_description && <p className={styles.text}>{settings.hero_description}</p>}
        <div className={styles.actions}>
          <AnchorLink anchor="events" className={buttonClass({ variant: "quiet" })}>
            {t.events}
          </AnchorLink>
          <AnchorLink anchor="drift-taxi" className={buttonClass({ variant: "hot" })}>
            {t.driftTaxi}
          </AnchorLink>
        </div>
        <NextRace />
        <div className={styles.social}>
          <SocialLinks />
        </div>
      </div>
    </section>
  );
}

/** The background film: starts some time after the page has loaded, unless motion or data is to be saved; it can be stopped. */
function Film({ path }: { path: string }) {
  const t = useWords(homeWords);
  const { mediaBase } = useSite();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [unplayable, setUnplayable] = useState(false);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || savesData()) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      waiting = setTimeout(() => whenIdle(() => void video.current?.play().catch(() => {})), FILM_WAIT_MS);
    };
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => {
      removeEventListener("load", start);
      clearTimeout(waiting);
    };
  }, []);

  const toggle = () => (playing ? video.current?.pause() : void video.current?.play().catch(() => {}));
  // The picture behind it stays, and nothing offers to play what this browser cannot.
  if (unplayable) return null;
  return (
    <>
      <video
        ref={video}
        className={styles.film}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        data-playing={playing}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source
          src={`${mediaBase}${path}`}
          type={path.endsWith(".webm") ? "video/webm" : "video/mp4"}
          onError={() => setUnplayable(true)}
        />
      </video>
      <button
        type="button"
        className={styles.toggle}
        onClick={toggle}
        aria-label={playing ? t.pauseFilm : t.playFilm}
      >
        <Icon icon={playing ? "pause" : "play"} />
      </button>
    </>
  );
}

/** True where the visitor asked the browser to save data (Network Information API; Chromium has it). */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
