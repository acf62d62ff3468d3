import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Both } from "#kit/contract/language/language.ts";
import type { PictureCrop } from "#kit/contract/media/pictures.contract.ts";

/** Each stored file: a file without a row here is waste, whatever the storage holds. */
export const mediaFiles = pgTable(
  "media_files",
  {
    path: text("path").primaryKey(),
    id: integer("id").generatedAlwaysAsIdentity().unique(),
    mime: text("mime").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** Pixels; null for films. */
    width: integer("width"),
    /** Pixels; null for films. */
    height: integer("height"),
    /** What the file was called when it was uploaded; blank where that is not known. */
    name: text("name").notNull().default(""),
    /** Who uploaded it, as the account was called then; null for visitors, the demo and what is from before. */
    uploadedBy: text("uploaded_by"),
    /** SHA-256 of the bytes that were sent, not of those that are stored. */
    hash: text("hash"),
    /** What the library proposes as alternative text; both blank: the picture is decoration. Null: nothing is said. */
    alt: jsonb("alt").$type<Both<string>>(),
    /** The library keeps it, also where no record shows it. */
    held: boolean("held").notNull().default(false),
    /** Since when it is in the library's bin. */
    removedAt: timestamp("removed_at", { withTimezone: true }),
    /** The whole picture that this one was cut from, and what of it was taken. */
    cutFrom: text("cut_from"),
    crop: jsonb("crop").$type<PictureCrop>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (file) => [
    index("media_files_newest").on(file.createdAt, file.id),
    index("media_files_by_hash").on(file.hash),
    index("media_files_cut_from").on(file.cutFrom),
  ],
);
