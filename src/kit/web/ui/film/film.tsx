import { useEffect, useRef, useState } from "react";
import { filmOf } from "#kit/contract/media/film.ts";
import { useWords } from "../../language/words.ts";
import { useSite } from "../../page-context.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import { Picture } from "../pictures/picture.tsx";
import styles from "./film.module.css";
import { filmWords } from "./film.words.ts";

interface Props {
  /** A record's `film`: the path of a stored one, or an address at YouTube or Vimeo. Anything else shows nothing. */
  film: string;
  /** What it is called, such as the record's name. */
  title: string;
  /** The stored picture that stands for it until it is played. */
  poster?: string | null | undefined;
  className?: string | undefined;
}

/**
 * A film behind its picture. Nothing of it is loaded before it is played, so nobody else learns of a visit; one that is
 * gone says so.
 */
export function Film({ film, title, poster, className }: Props) {
  const words = useWords(filmWords);
  const { mediaBase } = useSite();
  const [state, setState] = useState<"still" | "plays" | "gone">("still");
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  const source = filmOf(film);

  // Who pressed the button with a key goes on in the player.
  useEffect(() => {
    if (state === "plays") player.current?.focus();
  }, [state]);

  if (!source) return null;
  return (
    <figure className={classNames(styles.film, className)}>
      <div className={styles.screen}>
        {state === "still" && (
          <button
            type="button"
            aria-label={words.play(title)}
            onClick={() => setState("plays")}
            className={styles.still}
          >
            {poster && (
              <Picture
                path={poster}
                alt=""
                placeholder="gallery"
                sizes="(min-width: 60rem) 50vw, 100vw"
                ratio="16 / 9"
              />
            )}
            <span className={styles.sign}>
              <Icon icon="play" />
            </span>
          </button>
        )}
        {state === "plays" && source.kind === "file" && (
          // biome-ignore lint/a11y/useMediaCaption: the team uploads films without subtitles
          <video
            ref={player}
            src={mediaBase + source.path}
            controls
            autoPlay
            playsInline
            preload="auto"
            aria-label={title}
            tabIndex={0}
            onError={() => setState("gone")}
            className={styles.player}
          />
        )}
        {state === "plays" && source.kind !== "file" && (
          <iframe
            ref={player}
            src={`/film-frame?film=${encodeURIComponent(film)}&title=${encodeURIComponent(title)}`}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            className={styles.player}
          />
        )}
        {state === "gone" && (
          <p role="status" className={styles.gone}>
            {words.gone}
          </p>
        )}
      </div>
      {source.kind !== "file" && state === "still" && (
        <figcaption className={styles.note}>{words.from[source.kind]}</figcaption>
      )}
    </figure>
  );
}
