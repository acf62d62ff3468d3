import { faChevronLeft } from "@fortawesome/free-solid-svg-icons/faChevronLeft";
import { faChevronRight } from "@fortawesome/free-solid-svg-icons/faChevronRight";
import { faXmark } from "@fortawesome/free-solid-svg-icons/faXmark";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#kit/web/ui/icon.tsx";
import { Picture } from "#kit/web/ui/picture.tsx";
import { useWords } from "#kit/web/words.ts";
import { productsWords } from "../products.words.ts";
import styles from "./photo-dialog.module.css";

interface Props {
  photos: { path: string; alt: string }[];
  /** The index it opens on. */
  start: number;
  onClose: () => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Pictures one by one over the whole screen: buttons, arrow keys, Escape; the focus goes back on closing. */
export function PhotoDialog({ photos, start, onClose }: Props) {
  const words = useWords(productsWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const photo = photos[index];
  const step = (by: number) => setIndex((index + by + photos.length) % photos.length);

  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  if (!photo) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={words.viewer}
      className={styles.dialog}
      onClose={onClose}
      onKeyDown={({ key }: KeyboardEvent) => step(STEPS[key] ?? 0)}
    >
      <div className={styles.stage}>
        <Picture
          key={photo.path}
          path={photo.path}
          alt={photo.alt}
          placeholder="product"
          sizes="100vw"
          priority
          fill
          className={styles.picture}
        />
      </div>
      <div className={styles.bar}>
        <p aria-live="polite" className={styles.count}>
          {words.position(index + 1, photos.length)}
        </p>
        <button type="button" aria-label={words.previous} className={styles.button} onClick={() => step(-1)}>
          <Icon icon={faChevronLeft} />
        </button>
        <button type="button" aria-label={words.next} className={styles.button} onClick={() => step(1)}>
          <Icon icon={faChevronRight} />
        </button>
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
