import { EnlargeLink } from "#kit/web/ui/pictures/enlarge-link.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import styles from "./picture-link.module.css";
import type { ShownPicture } from "./shown-picture.ts";

interface Props {
  picture: ShownPicture;
  sizes: string;
  priority?: boolean;
  onOpen: (index: number) => void;
}

/** A picture of the gallery that opens large; its thumbnail where it has one. */
export function PictureLink({ picture, sizes, priority, onOpen }: Props) {
  return (
    <EnlargeLink
      path={picture.path}
      alt={picture.alt}
      onOpen={() => onOpen(picture.index)}
      className={styles.link}
    >
      <Picture
        path={picture.thumbnail || picture.path}
        alt={picture.alt}
        placeholder="gallery"
        sizes={sizes}
        priority={priority}
        fill
        className={styles.picture}
      />
      {picture.caption && (
        <span aria-hidden="true" className={styles.caption}>
          {picture.caption}
        </span>
      )}
    </EnlargeLink>
  );
}
