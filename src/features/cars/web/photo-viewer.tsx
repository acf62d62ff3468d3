import { faChevronLeft } from "@fortawesome/free-solid-svg-icons/faChevronLeft";
import { faChevronRight } from "@fortawesome/free-solid-svg-icons/faChevronRight";
import { faXmark } from "@fortawesome/free-solid-svg-icons/faXmark";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#kit/web/ui/icon.tsx";
import { Picture } from "#kit/web/ui/picture.tsx";
import { useWords } from "#kit/web/words.ts";
import { carsWords } from "../cars.words.ts";
import { wrapped } from "./carousel-position.ts";
import type { ShownPhoto } from "./photo-figure.tsx";
import styles from "./photo-viewer.module.css";
import { stepOf } from "./use-carousel.ts";
import { useSwipe } from "./use-swipe.ts";

interface Props {
  photos: ShownPhoto[];
  /** The index it opens on. */
  start: number;
  onClose: () => void;
}

/** Photographs one by one over the whole screen: arrow keys, swipes, Escape; the focus goes back on closing. */
export function PhotoViewer({ photos, start, onClose }: Props) {
  const words = useWords(carsWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const photo = photos[wrapped(index, photos.length)];
  const step = (by: number) => setIndex(wrapped(index + by, photos.length));
  const swipe = useSwipe(step);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  if (!photo) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={words.viewer}
      className={styles.viewer}
      onClose={onClose}
      onKeyDown={(event: KeyboardEvent) => step(photos.length > 1 ? stepOf(event) : 0)}
    >
      <div className={styles.stage} {...swipe}>
        <Picture
          key={photo.path}
          path={photo.path}
          alt={photo.alt}
          placeholder="gallery"
          sizes="100vw"
          priority
          fill
          className={styles.picture}
        />
      </div>
      <div className={styles.bar}>
        <p className={styles.caption} aria-live="polite">
          <span className={styles.count}>{words.photoPosition(photo.index + 1, photos.length)}</span>
          {photo.caption}
        </p>
        {photos.length > 1 && (
          <>
            <button
              type="button"
              aria-label={words.previousPhoto}
              className={styles.button}
              onClick={() => step(-1)}
            >
              <Icon icon={faChevronLeft} />
            </button>
            <button
              type="button"
              aria-label={words.nextPhoto}
              className={styles.button}
              onClick={() => step(1)}
            >
              <Icon icon={faChevronRight} />
            </button>
          </>
        )}
        <button
          type="button"
          aria-label={words.close}
          className={styles.button}
          onClick={() => dialog.current?.close()}
        >
          <Icon icon={faXmark} />
        </button>
      </div>
    </dialog>
  );
}
