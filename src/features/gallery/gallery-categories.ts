/** Categories of gallery pictures (spec/back-office.md section 9). Pure: pages and editor share it. */
export const GALLERY_CATEGORIES = ["team", "cars", "events", "misc"] as const;
export type GalleryCategory = (typeof GALLERY_CATEGORIES)[number];
export const DEFAULT_GALLERY_CATEGORY: GalleryCategory = "misc";
