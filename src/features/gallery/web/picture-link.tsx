import type { MouseEvent } from "react";
import { renditionUrl } from "#kit/contract/media-path.ts";
import { useSite } from "#kit/web/page-context.ts";
import { prepareLightbox } from "#kit/web/ui/lightbox.tsx";
import { Picture } from "#kit/web/ui/picture.tsx";
import { useWords } from "#kit/web/words.ts";
import { galleryWords } from "../gallery.words.ts";
import styles from "./picture-link.module.css";
import type { ShownPicture } from "./shown-picture.ts";

interface Props {
  picture: ShownPicture;
  sizes: string;
  priority?: boolean;
  onOpen: (index: number) => void;
}

const LARGE_WIDTH = 1920;

/** A picture that opens large; its thumbnail where it has one. Without JavaScript it leads to the large picture. */
export function PictureLink({ picture, sizes, priority, onOpen }: Props) {
  const words = useWords(galleryWords);
  const { mediaBase } = useSite();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Some browsers do not focus what is pressed; closing gives the focus back here.
    event.currentTarget.focus({ preventScroll: true });
    onOpen(picture.index);
  }

  return (
    <a
      href={mediaBase + renditionUrl(picture.path, LARGE_WIDTH)}
      aria-label={`${words.enlarge} ${picture.alt}`}
      className={styles.link}
      onClick={open}
      onPointerEnter={prepareLightbox}
      onFocus={prepareLightbox}
      onTouchStart={prepareLightbox}
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
    </a>
  );
}
