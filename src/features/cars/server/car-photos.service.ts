import { asc, eq } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { checked, contentReads, contentStore, flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { putInOrder } from "#kit/server/display-order.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { putBack } from "#kit/server/history/put-back.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { type AcceptedImage, acceptImage } from "#kit/server/media/accept-image.ts";
import { MAX_PHOTOS_PER_UPLOAD, type PhotoInput, type PhotoUpload, photoContent } from "../cars.contract.ts";
import { carPhotos, cars } from "./cars.table.ts";

/** A photo is called by its own name, else by its caption. */
const history = recordHistory<typeof carPhotos.$inferSelect>(
  "car-photos",
  ({ name, translations: { en, cs } }) => ({ en: name || en.description, cs: name || cs.description }),
);
const store = contentStore(carPhotos, history);
const carStore = contentReads(cars);

const CAR_GONE = {
  en: "The car of this photo no longer exists. Restore the car first.",
  cs: "Auto této fotografie už neexistuje. Nejdřív obnovte auto.",
};

const TOO_MANY = {
  en: "You can upload a maximum of 20 photos at once",
  cs: "Najednou lze nahrát nejvýše 20 fotografií",
};
const NONE_SELECTED = {
  en: "Select at least one photo to upload",
  cs: "Vyberte alespoň jednu fotografii k nahrání",
};

/** Photos of a car that the asker may see, by display order. Throws NOT_FOUND for an unknown car. */
export async function listPhotos(context: Context, carId: number) {
  await carStore.get(context.db, context.user !== null, eq(cars.id, carId));
  return photosOfCar(context, context.db, carId);
}

export async function photosOfCar({ language }: Context, db: Database, carId: number) {
  return (await photoRows(db, carId)).map((row) => flattened(row, language));
}

export function photoRows(db: Database, carId: number) {
  return db
    .select()
    .from(carPhotos)
    .where(eq(carPhotos.car_id, carId))
    .orderBy(asc(carPhotos.display_order), asc(carPhotos.id));
}

/** Stores all pictures of the upload or none. Throws INVALID, MediaError, NOT_FOUND. */
export async function addPhotos(context: Context, carId: number, upload: PhotoUpload) {
  const { images = [] } = context.files;
  if (images.length === 0) throw invalidField("images", NONE_SELECTED, context.language);
  if (images.length > MAX_PHOTOS_PER_UPLOAD) throw invalidField("images", TOO_MANY, context.language);
  await carStore.get(context.db, true, eq(cars.id, carId));
  const pictures: AcceptedImage[] = [];
  for (const image of images) pictures.push(await acceptImage(await image.read()));
  return context.media.atomically(async (tx) => {
    await carStore.lock(tx, eq(cars.id, carId));
    const last = (await photosOfCar(context, tx, carId)).at(-1)?.display_order ?? 0;
    const added = [];
    for (const [i, picture] of pictures.entries()) {
      const { en = "", cs = "" } = upload.descriptions[i] ?? {};
      const photo = {
        car_id: carId,
        name: upload.names[i] ?? "",
        display_order: upload.display_orders[i] ?? last + 1 + i,
        translations: { en: { description: en }, cs: { description: cs } },
        image_path: await context.media.storeImage(tx, picture),
      };
      added.push(flattened(await store.insert(context, tx, photo), context.language));
    }
    return added;
  });
}

/** Changes a photo's name, order and captions. Throws NOT_FOUND, INVALID. */
export async function updatePhoto(context: Context, id: number, input: PhotoInput) {
  return context.db.transaction(async (tx) => {
    const stored = await store.lock(tx, eq(carPhotos.id, id));
    await history.unchanged(context, tx, stored, () => flattened(stored, context.language));
    const values = merged(photoContent.whole, stored, input, context.language);
    return flattened(await store.update(context, tx, stored, values), context.language);
  });
}

/** Puts all photos of one car into the order of `ids`; the first has order 1. Throws NOT_FOUND, CONFLICT. */
export async function orderPhotos(context: Context, ids: number[]): Promise<void> {
  const { car_id } = await store.get(context.db, true, eq(carPhotos.id, ids[0] ?? 0));
  await putInOrder(context, carPhotos, history, ids, 1, eq(carPhotos.car_id, car_id));
}

/** Deletes a photo and its file. Throws NOT_FOUND. */
export async function removePhoto(context: Context, id: number): Promise<void> {
  const { media } = context;
  await media.atomically(async (tx) => {
    const photo = await store.lock(tx, eq(carPhotos.id, id));
    await store.remove(context, tx, photo);
    await media.release(tx, photo.image_path);
  });
}

/** Puts a logged version back. Throws INVALID, CONFLICT, also where the photo's car is gone. */
export async function restorePhoto(context: Context, tx: Database, version: Version): Promise<void> {
  checked(photoContent.whole, version, context.language);
  const car = tx
    .select()
    .from(cars)
    .where(eq(cars.id, Number(version.car_id)));
  if ((await car.for("update")).length === 0) throw new Refusal("CONFLICT", { words: CAR_GONE });
  await store.restore(context, tx, version);
}

/** The photos of a car that comes back; their own entries stay as they are. */
export async function putPhotosBack(context: Context, tx: Database, photos: Version[] = []): Promise<void> {
  for (const photo of photos) await putBack(context, tx, carPhotos, photo);
}
