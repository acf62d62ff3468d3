import { asc, eq, sql } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { parseMediaPath } from "#kit/contract/media/media-path.ts";
import { type ContentServer, wordsOf } from "#kit/server/content/content-server.ts";
import { contentReads, flattened } from "#kit/server/content/content-store.ts";
import { verbsOf } from "#kit/server/content/content-verbs.ts";
import { acceptUpload } from "#kit/server/content/pictures.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { putBack } from "#kit/server/history/put-back.ts";
import { implement } from "#kit/server/http/mount.ts";
import type { AcceptedImage } from "#kit/server/media/accept/accept-image.ts";
import { putInOrder } from "#kit/server/statements/display-order.ts";
import { carPhotos as content } from "../car-photos.content.ts";
import { carPhotosEndpoints, MAX_PHOTOS_PER_UPLOAD, type PhotoUpload } from "../car-photos.contract.ts";
import { carPhotos, cars } from "./cars.table.ts";

const { history, restore, store, update } = verbsOf(content, carPhotos, {
  /** A photo is called by its own name, else by its caption. */
  labelOf: ({ name, translations: { en, cs } }) => ({
    en: name || en.description,
    cs: name || cs.description,
  }),
});
const carStore = contentReads(cars);

const CAR_GONE = {
  en: "The car of this photo no longer exists. Restore the car first.",
  cs: "Auto této fotografie už neexistuje. Nejdřív obnovte auto.",
};

const TOO_MANY = {
  en: "You can upload a maximum of 20 photos at once",
  cs: "Najednou lze nahrát nejvýše 20 fotografií",
};
const NOT_STORED = {
  en: "A chosen picture is no longer in the library",
  cs: "Vybraný obrázek už v knihovně není",
};
const NONE_SELECTED = {
  en: "Select at least one photo to upload",
  cs: "Vyberte alespoň jednu fotografii k nahrání",
};

/** Photos of a car that the asker may see, by display order. Throws NOT_FOUND for an unknown car. */
async function list(context: Context, carId: number) {
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
async function add(context: Context, carId: number, upload: PhotoUpload) {
  const { images = [] } = context.files;
  const chosen = images.length + upload.paths.length;
  if (chosen === 0) throw invalidField("images", NONE_SELECTED, context.language);
  if (chosen > MAX_PHOTOS_PER_UPLOAD) throw invalidField("images", TOO_MANY, context.language);
  await carStore.get(context.db, true, eq(cars.id, carId));
  const pictures: (AcceptedImage | string)[] = [];
  for (const image of images) pictures.push(await acceptUpload(context, image));
  pictures.push(...upload.paths);
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
        image_path: await placed(context, tx, picture),
      };
      added.push(flattened(await store.insert(context, tx, photo), context.language));
    }
    return added;
  });
}

/** The path of a new photo: an uploaded one, or one of the library. Throws INVALID for one that is gone. */
async function placed(
  { media, language }: Context,
  tx: Database,
  picture: AcceptedImage | string,
): Promise<string> {
  if (typeof picture !== "string") return media.storeImage(tx, picture);
  const isPicture = (parseMediaPath(picture)?.width ?? null) !== null;
  if (isPicture && (await media.exists(tx, picture))) return picture;
  throw invalidField("images", NOT_STORED, language);
}

/** Puts all photos of one car into the order of `ids`; the first has order 1. Throws NOT_FOUND, CONFLICT. */
async function reorder(context: Context, ids: number[]): Promise<void> {
  const { car_id } = await store.get(context.db, true, eq(carPhotos.id, ids[0] ?? 0));
  await putInOrder(context, carPhotos, history, ids, 1, eq(carPhotos.car_id, car_id));
}

/** Deletes a photo and its file. Throws NOT_FOUND. */
async function remove(context: Context, id: number): Promise<void> {
  const { media } = context;
  await media.atomically(async (tx) => {
    const photo = await store.lock(tx, eq(carPhotos.id, id));
    await store.remove(context, tx, photo);
    await media.release(tx, photo.image_path);
  });
}

/** Puts a logged version back. Throws INVALID, CONFLICT, also where the photo's car is gone. */
async function restoreOfCar(context: Context, tx: Database, version: Version): Promise<void> {
  const car = tx
    .select()
    .from(cars)
    .where(eq(cars.id, Number(version.car_id)));
  if ((await car.for("update")).length === 0) throw new Refusal("CONFLICT", { words: CAR_GONE });
  await restore(context, tx, version);
}

/** The photos of a car that comes back; their own entries stay as they are. */
export async function putPhotosBack(context: Context, tx: Database, photos: Version[] = []): Promise<void> {
  for (const photo of photos) await putBack(context, tx, carPhotos, photo);
}

export const carPhotosServer: ContentServer = {
  content,
  restore: restoreOfCar,
  routes: implement(carPhotosEndpoints, {
    listOf: (context, { params }) => list(context, params.carId),
    list: (context, { query }) => list(context, query.car_id),
    add: (context, { params, body }) => add(context, params.carId, body),
    update: (context, { params, body }) => update(context, params.id, body),
    remove: (context, { params }) => remove(context, params.id),
    reorder: (context, { body }) => reorder(context, body.ids),
  }),
  // Captions are written on the screen of their car.
  words: {
    ...wordsOf(carPhotos),
    key: sql`(select ${cars.slug} from ${cars} where ${cars.id} = ${carPhotos.car_id})`,
  },
};
