import { faPause } from "@fortawesome/free-solid-svg-icons/faPause";
import { faPlay } from "@fortawesome/free-solid-svg-icons/faPlay";
import { useEffect, useRef, useState } from "react";
import { SocialLinks } from "#app/layouts/social-links.tsx";
import { useSettings } from "#features/settings/web/use-settings.ts";
import { useSite } from "#kit/web/page-context.ts";
import { AnchorLink } from "#kit/web/ui/anchor-link.tsx";
import { Badge } from "#kit/web/ui/badge.tsx";
import { buttonClass } from "#kit/web/ui/button.tsx";
import { Icon } from "#kit/web/ui/icon.tsx";
import { Picture } from "#kit/web/ui/picture.tsx";
import { useWords } from "#kit/web/words.ts";
import styles from "./hero.module.css";
import { homeWords } from "./home.words.ts";
import { NextRace } from "./next-race.tsx";

/** The first screen: film or picture, who we are, and the two ways on. */
export function Hero() {
  const t = useWords(homeWords);
  const { settings } = useSettings();
  return (
    <section id="home" className={styles.hero} aria-labelledby="hero-title">
      <Picture
        path={settings.hero_image}
        alt=""
        sizes="100vw"
        placeholder="car"
        priority
        fill
        className={styles.poster}
      />
      {settings.hero_video_path && <Film path={settings.hero_video_path} />}
      <div className={styles.content}>
        <Badge tone="hot">{settings.hero_badge}</Badge>
        <h1 id="hero-title" className={styles.title} tabIndex={-1}>
          {settings.hero_title}
        </h1>
        <p className={styles.text}>{settings.hero_description}</p>
        <div className={styles.actions}>
          <AnchorLink anchor="drift-taxi" className={buttonClass({ variant: "hot" })}>
            {t.driftTaxi}
          </AnchorLink>
          <AnchorLink anchor="events" className={buttonClass({ variant: "quiet" })}>
            {t.events}
          </AnchorLink>
        </div>
        <NextRace />
        <SocialLinks />
      </div>
    </section>
  );
}

/** The background film: starts after the page is there, never under reduced motion, and can be stopped. */
function Film({ path }: { path: string }) {
  const t = useWords(homeWords);
  const { mediaBase } = useSite();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) video.current?.play().catch(() => {});
  }, []);

  const toggle = () => (playing ? video.current?.pause() : void video.current?.play());
  return (
    <>
      <video
        ref={video}
        className={styles.film}
        src={`${mediaBase}${path}`}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        data-playing={playing}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button
        type="button"
        className={styles.toggle}
        onClick={toggle}
        aria-label={playing ? t.pauseFilm : t.playFilm}
      >
        <Icon icon={playing ? faPause : faPlay} />
      </button>
    </>
  );
}
