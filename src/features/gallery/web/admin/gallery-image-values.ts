import type { Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { faultsOf } from "#kit/web/editor/check-whole.ts";
import { NO_PICTURE, type PictureValue, pictureParts, toFormData } from "#kit/web/editor/form-data.ts";
import { type GalleryImage, galleryContent } from "../../gallery.contract.ts";
import { DEFAULT_GALLERY_CATEGORY, type GalleryCategory } from "../../gallery-categories.ts";

/** What the form of a gallery picture holds. */
export interface GalleryImageValues {
  picture: PictureValue;
  thumbnail: PictureValue;
  category: GalleryCategory;
  display_order: number;
  is_active: boolean;
  translations: GalleryImage["translations"];
}

const NO_TEXTS = { title: "", alt_text: "" };

export const EMPTY_GALLERY_IMAGE: GalleryImageValues = {
  picture: NO_PICTURE,
  thumbnail: NO_PICTURE,
  category: DEFAULT_GALLERY_CATEGORY,
  display_order: 0,
  is_active: true,
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

export function galleryImageValues(image: GalleryImage): GalleryImageValues {
  const { image_path, thumbnail_path, category, display_order, is_active, translations } = image;
  const picture = { path: image_path, file: null };
  const thumbnail = { path: thumbnail_path, file: null };
  return { picture, thumbnail, category, display_order, is_active, translations };
}

/** No field is required (spec/back-office.md section 5); what is left are lengths and the order. */
export function galleryImageFaults(
  { picture, thumbnail, ...values }: GalleryImageValues,
  _image: GalleryImage | null,
  language: Language,
): FieldError[] {
  const whole = { ...values, image_path: picture.path, thumbnail_path: thumbnail.path };
  return faultsOf(galleryContent.whole, whole, language);
}

export function galleryImageForm({ picture, thumbnail, ...values }: GalleryImageValues): FormData {
  return toFormData({
    ...pictureParts("image", "image_path", picture),
    ...pictureParts("thumbnail", "thumbnail_path", thumbnail),
    ...values,
  });
}
