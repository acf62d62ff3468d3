import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { contentColumns } from "#kit/server/content/content-columns.ts";
import { registerMediaReferences } from "#kit/server/media/media-references.ts";

export const galleryImages = pgTable(
  "gallery_images",
  {
    ...contentColumns<{ title: string; alt_text: string }>(),
    image_path: text(),
    /** A stored film, or the address of one; blank: none. */
    film: text().notNull().default(""),
    thumbnail_path: text(),
    category: text().$type<"team" | "cars" | "events" | "misc">().notNull().default("misc"),
    /** No reference: an event that is deleted and put back has its pictures again. */
    event_id: integer(),
  },
  (image) => [index("gallery_images_of_event").on(image.event_id)],
);

registerMediaReferences(galleryImages.image_path, galleryImages.thumbnail_path, galleryImages.film);
