import { asc, eq } from "drizzle-orm";
import { checked, contentStore, flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { placePicture, uploadedPicture } from "#kit/server/pictures.ts";
import { type GalleryImageInput, galleryContent } from "../gallery.contract.ts";
import { DEFAULT_GALLERY_CATEGORY } from "../gallery-categories.ts";
import { galleryImages } from "./gallery.table.ts";

const history = recordHistory<typeof galleryImages.$inferSelect>(
  "gallery",
  ({ translations: { en, cs } }) => ({
    en: en.title,
    cs: cs.title,
  }),
);
const store = contentStore(galleryImages, history);

const NO_TEXTS = { title: "", alt_text: "" };

const NEW_IMAGE = {
  image_path: null,
  thumbnail_path: null,
  category: DEFAULT_GALLERY_CATEGORY,
  display_order: 0,
  is_active: true,
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

/** The pictures the asker may see by display order, at most `limit` where it is given. */
export async function listImages({ db, user, language }: Context, limit?: number) {
  const all = db
    .select()
    .from(galleryImages)
    .where(user ? undefined : eq(galleryImages.is_active, true))
    .orderBy(asc(galleryImages.display_order), asc(galleryImages.id));
  const rows = await (limit === undefined ? all : all.limit(limit));
  return rows.map((row) => flattened(row, language));
}

/** One picture. Throws NOT_FOUND. */
export async function getImage({ db, user, language }: Context, id: number) {
  return flattened(await store.get(db, user !== null, eq(galleryImages.id, id)), language);
}

/** Adds a picture. Throws INVALID, MediaError. */
export async function createImage(context: Context, input: GalleryImageInput) {
  const values = merged(galleryContent.whole, NEW_IMAGE, input, context.language);
  const uploaded = await uploadedFiles(context);
  return context.media.atomically(async (tx) => {
    const paths = await placeFiles(context, tx, uploaded, input, NEW_IMAGE);
    return flattened(await store.insert(context, tx, { ...values, ...paths }), context.language);
  });
}

/** Changes what is sent; replaced files go. Throws NOT_FOUND, INVALID, MediaError. */
export async function updateImage(context: Context, id: number, input: GalleryImageInput) {
  const uploaded = await uploadedFiles(context);
  return context.media.atomically(async (tx) => {
    const stored = await store.lock(tx, eq(galleryImages.id, id));
    await history.unchanged(context, tx, stored, () => flattened(stored, context.language));
    const values = merged(galleryContent.whole, stored, input, context.language);
    const paths = await placeFiles(context, tx, uploaded, input, stored);
    return flattened(await store.update(context, tx, stored, { ...values, ...paths }), context.language);
  });
}

/** Deletes a picture and its files. Throws NOT_FOUND. */
export async function removeImage(context: Context, id: number): Promise<void> {
  const { media } = context;
  await media.atomically(async (tx) => {
    const image = await store.lock(tx, eq(galleryImages.id, id));
    await store.remove(context, tx, image);
    await media.release(tx, image.image_path);
    await media.release(tx, image.thumbnail_path);
  });
}

/** Puts a logged version back. Throws INVALID, CONFLICT. */
export async function restoreImage(context: Context, tx: Database, version: Version): Promise<void> {
  checked(galleryContent.whole, version, context.language);
  await store.restore(context, tx, version);
}

type Uploaded = Awaited<ReturnType<typeof uploadedFiles>>;
interface Paths {
  image_path: string | null;
  thumbnail_path: string | null;
}

async function uploadedFiles(context: Context) {
  const image = await uploadedPicture(context, "image");
  return { image, thumbnail: await uploadedPicture(context, "thumbnail") };
}

async function placeFiles(
  context: Context,
  tx: Database,
  { image, thumbnail }: Uploaded,
  sent: Partial<Paths>,
  stored: Paths,
): Promise<Paths> {
  const image_path = await placePicture(context, tx, {
    uploaded: image,
    sent: sent.image_path,
    stored: stored.image_path,
    field: "image_path",
  });
  const thumbnail_path = await placePicture(context, tx, {
    uploaded: thumbnail,
    sent: sent.thumbnail_path,
    stored: stored.thumbnail_path,
    field: "thumbnail_path",
  });
  return { image_path, thumbnail_path };
}

/** Puts all pictures into the order of `ids`. Throws CONFLICT. */
export function orderImages(context: Context, ids: number[]): Promise<void> {
  return store.reorder(context, ids);
}
