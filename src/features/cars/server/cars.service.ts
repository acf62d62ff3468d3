import { and, eq, ne } from "drizzle-orm";
import { invalidField } from "#kit/contract/errors.ts";
import { freeSlug, slugify } from "#kit/contract/slug.ts";
import { checked, contentStore, flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { inTheWay, named, quoted } from "#kit/server/history/in-the-way.ts";
import { putBack } from "#kit/server/history/put-back.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { placePicture, uploadedPicture } from "#kit/server/pictures.ts";
import { DEFAULT_SPEC_ICONS } from "../car-specs.ts";
import { type CarInput, type CarTexts, carContent } from "../cars.contract.ts";
import { photoRows, photosOfCar, putPhotosBack } from "./car-photos.service.ts";
import { type carPhotos, cars } from "./cars.table.ts";

/** A deleted car's version holds its photos too, which go and come back with it. */
type CarVersion = typeof cars.$inferSelect & { photos?: (typeof carPhotos.$inferSelect)[] };

const history = recordHistory<CarVersion>("cars", ({ translations: { en, cs } }) => ({
  en: en.name,
  cs: cs.name,
}));
const store = contentStore(cars, history);

const NO_TEXTS: CarTexts = {
  name: "",
  description: "",
  specs_1: "",
  specs_2: "",
  specs_3: "",
  specs_4: "",
  image_alt: "",
};

const NEW_CAR = {
  horsepower: null,
  display_order: 0,
  is_active: true,
  is_current: false,
  spec_icons: DEFAULT_SPEC_ICONS,
  image_path: null,
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

const PHOTO_REQUIRED = { en: "Photo is required for a new car", cs: "U nového auta je fotografie povinná" };

/** All cars the asker may see, by display order. */
export async function listCars({ db, user, language }: Context) {
  const rows = await store.list(db, user !== null);
  return rows.map((row) => flattened(row, language));
}

/** One car with its photos. Throws NOT_FOUND. */
export async function getCar(context: Context, slug: string) {
  const row = await store.get(context.db, context.user !== null, eq(cars.slug, slug));
  return detail(context, context.db, row);
}

/** Adds a car. Throws INVALID, MediaError. */
export async function createCar(context: Context, input: CarInput) {
  const values = merged(carContent.whole, NEW_CAR, input, context.language);
  const uploaded = await uploadedPicture(context, "image");
  if (!uploaded && !values.image_path) throw invalidField("image", PHOTO_REQUIRED, context.language);
  return context.media.atomically(async (tx) => {
    const image_path = await placePicture(context, tx, {
      uploaded,
      sent: input.image_path,
      stored: null,
      field: "image_path",
    });
    const { en, cs } = values.translations;
    const slug = await freeSlug(slugify(en.name) || slugify(cs.name), (taken) => isTaken(tx, taken), "car");
    if (values.is_current) await clearCurrent(context, tx);
    return detail(context, tx, await store.insert(context, tx, { ...values, image_path, slug }));
  });
}

/** Changes what is sent; the slug stays. Making a car current takes the flag from all others. */
export async function updateCar(context: Context, slug: string, input: CarInput) {
  const uploaded = await uploadedPicture(context, "image");
  return context.media.atomically(async (tx) => {
    const stored = await store.lock(tx, eq(cars.slug, slug));
    await history.unchanged(context, tx, stored, () => detail(context, tx, stored));
    const values = merged(carContent.whole, stored, input, context.language);
    const image_path = await placePicture(context, tx, {
      uploaded,
      sent: input.image_path,
      stored: stored.image_path,
      field: "image_path",
    });
    if (values.is_current) await clearCurrent(context, tx, stored.id);
    return detail(context, tx, await store.update(context, tx, stored, { ...values, image_path }));
  });
}

/** Deletes a car, its photos and their files. Throws NOT_FOUND. */
export async function removeCar(context: Context, slug: string): Promise<void> {
  const { media } = context;
  await media.atomically(async (tx) => {
    const car = await store.lock(tx, eq(cars.slug, slug));
    const photos = await photoRows(tx, car.id);
    await tx.delete(cars).where(eq(cars.id, car.id));
    await history.deleted(context, tx, { ...car, photos });
    for (const { image_path } of [car, ...photos]) await media.release(tx, image_path);
  });
}

/** Puts a logged version back; a deleted car comes with its photos. Throws INVALID, CONFLICT. */
export async function restoreCar(context: Context, tx: Database, version: Version): Promise<void> {
  checked(carContent.whole, version, context.language);
  await refuseTaken(tx, String(version.slug), Number(version.id));
  if (version.is_current) await clearCurrent(context, tx, Number(version.id));
  const { before, after } = await putBack(context, tx, cars, version);
  if (!before) await putPhotosBack(context, tx, version.photos as Version[] | undefined);
  await history.restored(context, tx, before, { ...after, photos: await photoRows(tx, after.id) });
}

/** Throws CONFLICT that names the car which has the version's slug by now. */
async function refuseTaken(tx: Database, slug: string, id: number): Promise<void> {
  const [owner] = await tx
    .select()
    .from(cars)
    .where(and(eq(cars.slug, slug), ne(cars.id, id)));
  if (!owner) return;
  const { en, cs } = owner.translations;
  const [address, name] = [quoted(slug), named({ en: en.name, cs: cs.name })];
  throw inTheWay({
    en: `The address ${address.en} belongs to the car ${name.en} by now. Delete it, then restore this version.`,
    cs: `Adresu ${address.cs} už má auto ${name.cs}. Smažte ho a pak tuto verzi vraťte.`,
  });
}

async function detail(context: Context, db: Database, row: typeof cars.$inferSelect) {
  const photos = await photosOfCar(context, db, row.id);
  return { ...flattened(row, context.language), photos };
}

async function isTaken(tx: Database, slug: string): Promise<boolean> {
  return (await tx.$count(cars, eq(cars.slug, slug))) > 0;
}

async function clearCurrent(context: Context, tx: Database, except?: number): Promise<void> {
  const others = except === undefined ? undefined : ne(cars.id, except);
  const current = and(eq(cars.is_current, true), others);
  for (const car of await tx.select().from(cars).where(current).for("update"))
    await store.update(context, tx, car, { is_current: false });
}

/** Puts all cars into the order of `ids`. Throws CONFLICT. */
export function orderCars(context: Context, ids: number[]): Promise<void> {
  return store.reorder(context, ids);
}
