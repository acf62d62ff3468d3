import { parseMediaPath } from "#kit/contract/media/media-path.ts";
import type { LightboxPicture } from "#kit/web/ui/pictures/lightbox.tsx";
import type { PublicGalleryImage } from "../gallery.content.ts";

/** A gallery picture as the grids and the lightbox show it. */
export interface ShownPicture extends LightboxPicture {
  id: number;
  /** Its place in the gallery, from 0. */
  index: number;
  /** Width over height. */
  shape: number;
}

const USUAL_SHAPE = 3 / 2;

/** What visitors see of the gallery. `unnamed` names a picture without words by its place, from 1. */
export function shownPictures(
  images: PublicGalleryImage[],
  unnamed: (place: number) => string,
): ShownPicture[] {
  return images
    .filter((image) => image.is_active && (image.image_path || image.thumbnail_path))
    .map((image, index) => {
      const path = image.image_path || (image.thumbnail_path as string);
      const media = parseMediaPath(path);
      const caption = image.title.trim();
      return {
        id: image.id,
        index,
        path,
        thumbnail: image.thumbnail_path,
        caption,
        alt: image.alt_text.trim() || caption || unnamed(index + 1),
        shape: media?.width ? media.width / media.height : USUAL_SHAPE,
      };
    });
}
