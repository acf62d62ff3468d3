import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Each stored file: a file without a row here is waste, whatever the storage holds. */
export const mediaFiles = pgTable("media_files", {
  path: text("path").primaryKey(),
  mime: text("mime").notNull(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
  /** Pixels; null for films. */
  width: integer("width"),
  /** Pixels; null for films. */
  height: integer("height"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
