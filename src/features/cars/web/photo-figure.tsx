import type { MouseEvent } from "react";
import { renditionUrl } from "#kit/contract/media-path.ts";
import { useSite } from "#kit/web/page-context.ts";
import { Picture } from "#kit/web/ui/picture.tsx";
import { useWords } from "#kit/web/words.ts";
import { carsWords } from "../cars.words.ts";
import styles from "./photo-figure.module.css";

export interface ShownPhoto {
  /** Its place among the car's photos, from 0. */
  index: number;
  path: string;
  /** '' where it has none. */
  caption: string;
  alt: string;
}

interface Props {
  photo: ShownPhoto;
  /** How many share its row. */
  beside: number;
  onOpen: () => void;
}

export const LARGE_WIDTH = 1920;

/** A photograph with its caption laid over it. Without JavaScript it leads to the large picture. */
export function PhotoFigure({ photo, beside, onOpen }: Props) {
  const words = useWords(carsWords);
  const { mediaBase } = useSite();

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <figure className={styles.figure}>
      <a
        href={mediaBase + renditionUrl(photo.path, LARGE_WIDTH)}
        onClick={open}
        aria-label={`${words.enlarge} ${photo.alt}`}
        className={styles.link}
      >
        <Picture
          path={photo.path}
          alt={photo.alt}
          placeholder="gallery"
          sizes={`(min-width: 40rem) ${Math.round(100 / beside)}vw, 100vw`}
          className={styles.picture}
        />
      </a>
      {photo.caption && <figcaption className={styles.caption}>{photo.caption}</figcaption>}
    </figure>
  );
}
