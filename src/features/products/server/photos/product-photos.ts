import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { parseMediaPath } from "#kit/contract/media/media-path.ts";
import { acceptUpload } from "#kit/server/content/pictures.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { AcceptedImage } from "#kit/server/media/accept/accept-image.ts";
import { MediaError } from "#kit/server/media/media-error.ts";
import { MAX_PRODUCT_PHOTOS } from "../../product-rules.ts";
import type { PhotoChanges } from "../../products.contract.ts";
import { productPhotos } from "../products.table.ts";

const TOO_MANY: Both<string> = {
  en: "Maximum number of images is 10",
  cs: "Maximální počet obrázků je 10",
};
const BAD_FILES: Both<string> = {
  en: "Selected files are invalid or empty",
  cs: "Vybrané soubory jsou neplatné nebo prázdné",
};
const NOT_STORED: Both<string> = {
  en: "A chosen picture is no longer in the library",
  cs: "Vybraný obrázek už v knihovně není",
};
const NOT_ITS_PHOTO: Both<string> = {
  en: "The product has no such photo",
  cs: "Produkt takovou fotografii nemá",
};
/** Wrong or empty files, which share one message; a file that is too large has its own. */
const BAD_FILE_CODES: readonly string[] = ["IMAGE_EMPTY", "IMAGE_TYPE", "IMAGE_BROKEN"];

type Photo = typeof productPhotos.$inferSelect;

/** Photos of one product, the cover first. */
export function photosOf(db: Database, productId: string): Promise<Photo[]> {
  return db
    .select()
    .from(productPhotos)
    .where(eq(productPhotos.product_id, productId))
    .orderBy(asc(productPhotos.display_order), asc(productPhotos.id));
}

/** All photos by their product's id, covers first. */
export async function photosByProduct(db: Database): Promise<Map<string, Photo[]>> {
  const rows = await db
    .select()
    .from(productPhotos)
    .orderBy(asc(productPhotos.display_order), asc(productPhotos.id));
  return Map.groupBy(rows, (photo) => photo.product_id);
}

/** The uploaded pictures, judged and re-encoded before the transaction. Throws INVALID, MediaError. */
export async function uploadedPictures(context: Context): Promise<AcceptedImage[]> {
  const { files, language } = context;
  const uploads = files.images ?? [];
  if (uploads.length > MAX_PRODUCT_PHOTOS) throw invalidField("images", TOO_MANY, language);
  const pictures: AcceptedImage[] = [];
  try {
    for (const upload of uploads) pictures.push(await acceptUpload(context, upload));
  } catch (error) {
    if (error instanceof MediaError && BAD_FILE_CODES.includes(error.code))
      throw invalidField("images", BAD_FILES, language);
    throw error;
  }
  return pictures;
}

/**
 * Removes, adds and orders the photos of a product as a write says; the cover comes first, with order 0.
 * Throws INVALID for more than 10 photos and for photos that the product does not have.
 */
export async function changePhotos(
  context: Context,
  tx: Database,
  productId: string,
  uploaded: AcceptedImage[],
  {
    libraryPhotos = [],
    newPhotosOrder = [],
    defaultPhotoId = "",
    photosOrder = [],
    photosToRemove = [],
    photoAlts = {},
  }: PhotoChanges,
): Promise<void> {
  const { language, media } = context;
  const pictures = [...uploaded, ...libraryPhotos.map((path) => ({ path }))];
  const said = pictures.length + photosToRemove.length + photosOrder.length + Object.keys(photoAlts).length;
  if (said === 0 && defaultPhotoId === "") return;
  const stored = await photosOf(tx, productId);
  if (photosToRemove.some((id) => !stored.some((photo) => photo.id === id)))
    throw invalidField("photosToRemove", NOT_ITS_PHOTO, language);
  const removed = stored.filter((photo) => photosToRemove.includes(photo.id));
  const kept = stored.filter((photo) => !photosToRemove.includes(photo.id));
  if (kept.length + pictures.length > MAX_PRODUCT_PHOTOS) throw invalidField("images", TOO_MANY, language);

  const added = pictures
    .map((picture, i) => ({ key: `new-${i}`, place: newPhotosOrder[i] ?? i, picture }))
    .sort((a, b) => a.place - b.place);
  const inOrder = [...kept.map((photo) => ({ key: String(photo.id), photo })), ...added];
  if (photosOrder.some((key) => !inOrder.some((entry) => entry.key === key)))
    throw invalidField("photosOrder", NOT_ITS_PHOTO, language);
  if (Object.keys(photoAlts).some((key) => !inOrder.some((entry) => entry.key === key)))
    throw invalidField("photoAlts", NOT_ITS_PHOTO, language);
  const placeOf = ({ key }: { key: string }) =>
    photosOrder.includes(key) ? photosOrder.indexOf(key) : inOrder.length;
  inOrder.sort((a, b) => placeOf(a) - placeOf(b));
  const cover = inOrder.findIndex(({ key }) => key === defaultPhotoId);
  if (defaultPhotoId !== "" && cover < 0) throw invalidField("defaultPhotoId", NOT_ITS_PHOTO, language);
  if (cover > 0) inOrder.unshift(...inOrder.splice(cover, 1));

  if (removed.length > 0) await tx.delete(productPhotos).where(inArray(productPhotos.id, photosToRemove));
  for (const { image_path } of removed) await media.release(tx, image_path);
  for (const [display_order, entry] of inOrder.entries()) {
    const alt = photoAlts[entry.key];
    if ("picture" in entry) {
      const image_path = await placed(context, tx, entry.picture);
      await tx.insert(productPhotos).values({ product_id: productId, image_path, display_order, alt });
    } else if (entry.photo.display_order !== display_order || alt) {
      await tx
        .update(productPhotos)
        .set({ display_order, ...(alt && { alt }) })
        .where(eq(productPhotos.id, entry.photo.id));
    }
  }
}

/** The path of a new photo. Throws INVALID for one of the library that is gone. */
async function placed(
  { language, media }: Context,
  tx: Database,
  picture: AcceptedImage | { path: string },
): Promise<string> {
  if (!("path" in picture)) return media.storeImage(tx, picture);
  const isPicture = (parseMediaPath(picture.path)?.width ?? null) !== null;
  if (isPicture && (await media.exists(tx, picture.path))) return picture.path;
  throw invalidField("images", NOT_STORED, language);
}

const PHOTO_GONE: Both<string> = {
  en: "A photo of this version is no longer stored, so it can’t be restored.",
  cs: "Fotografie z této verze už není uložená, proto ji nelze obnovit.",
};

/** Makes the photos of a product those of a logged version. Throws CONFLICT where a file is no longer stored. */
export async function putPhotosBack(
  { media }: Context,
  tx: Database,
  product_id: string,
  wanted: Photo[],
): Promise<void> {
  const others = notInArray(
    productPhotos.id,
    wanted.map(({ id }) => id),
  );
  const own = eq(productPhotos.product_id, product_id);
  const dropped = await tx
    .delete(productPhotos)
    .where(wanted.length > 0 ? and(own, others) : own)
    .returning();
  for (const { image_path } of dropped) await media.release(tx, image_path);
  for (const { id, image_path, display_order, alt = null } of wanted) {
    if (!(await media.exists(tx, image_path))) throw new Refusal("CONFLICT", { words: PHOTO_GONE });
    await tx
      .insert(productPhotos)
      .overridingSystemValue()
      .values({ id, product_id, image_path, display_order, alt })
      .onConflictDoUpdate({ target: productPhotos.id, set: { image_path, display_order, alt } });
  }
}
