import { EnlargeLink } from "#kit/web/ui/pictures/enlarge-link.tsx";
import type { LightboxPicture } from "#kit/web/ui/pictures/lightbox.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import styles from "./photo-figure.module.css";

interface Props {
  photo: LightboxPicture;
  /** How many share its row. */
  beside: number;
  /** Its place in the row, from 0. */
  place: number;
  onOpen: () => void;
}

/** A photograph with its caption laid over it; one that is pressed opens large. */
export function PhotoFigure({ photo, beside, place, onOpen }: Props) {
  return (
    <figure className={styles.figure}>
      <EnlargeLink path={photo.path} alt={photo.alt} onOpen={onOpen} className={styles.link}>
        <Picture
          path={photo.path}
          alt={photo.alt}
          placeholder="gallery"
          sizes={`(min-width: 60rem) ${Math.round(100 / beside)}vw, ${place === 0 && beside === 3 ? "" : "(min-width: 40rem) 50vw, "}100vw`}
          className={styles.picture}
        />
      </EnlargeLink>
      {photo.caption && <figcaption className={styles.caption}>{photo.caption}</figcaption>}
    </figure>
  );
}
