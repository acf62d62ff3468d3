import { and, eq, ne } from "drizzle-orm";
import { newRecordOf, schemasOf } from "#kit/contract/content/content-type.ts";
import { freeSlug, slugify } from "#kit/contract/content/slug.ts";
import { placeFiles, releaseFiles, requireFiles, uploadedFiles } from "#kit/server/content/content-files.ts";
import { type ContentServer, wordsOf } from "#kit/server/content/content-server.ts";
import { checked, flattened, merged } from "#kit/server/content/content-store.ts";
import { verbsOf } from "#kit/server/content/content-verbs.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { inTheWay, named, quoted } from "#kit/server/history/in-the-way.ts";
import { putBack } from "#kit/server/history/put-back.ts";
import { implement } from "#kit/server/http/mount.ts";
import { type CarInput, cars as content } from "../cars.content.ts";
import { carsEndpoints } from "../cars.contract.ts";
import { carPhotosServer, photoRows, photosOfCar, putPhotosBack } from "./car-photos.server.ts";
import { cars } from "./cars.table.ts";

const { history, list, reorder, store } = verbsOf(content, cars);
const { whole } = schemasOf(content);

/** All cars the asker may see, by display order. */
export const listCars = list;

/** One car with its photos. Throws NOT_FOUND. */
async function get(context: Context, slug: string) {
  const row = await store.get(context.db, context.user !== null, eq(cars.slug, slug));
  return detail(context, context.db, row);
}

/** Adds a car. Throws INVALID, MediaError. */
async function create(context: Context, input: CarInput) {
  const values = merged(whole, newRecordOf(content), input, context.language);
  await using uploaded = await uploadedFiles(context, content);
  requireFiles(context, content, uploaded, values);
  return await context.media.atomically(async (tx) => {
    const paths = await placeFiles(context, tx, content, uploaded, input, null);
    const { en, cs } = values.translations;
    const slug = await freeSlug(slugify(en.name) || slugify(cs.name), (taken) => isTaken(tx, taken), "car");
    if (values.is_current) await clearCurrent(context, tx);
    return detail(context, tx, await store.insert(context, tx, { ...values, ...paths, slug }));
  });
}

/**
 * Changes what is sent; the slug stays. Making a car current takes the flag from all others. Throws NOT_FOUND,
 * INVALID, MediaError.
 */
async function update(context: Context, slug: string, input: CarInput) {
  await using uploaded = await uploadedFiles(context, content);
  return await context.media.atomically(async (tx) => {
    const stored = await store.lock(tx, eq(cars.slug, slug));
    await history.unchanged(context, tx, stored, () => detail(context, tx, stored));
    const values = merged(whole, stored, input, context.language);
    const paths = await placeFiles(context, tx, content, uploaded, input, stored);
    if (values.is_current) await clearCurrent(context, tx, stored.id);
    return detail(context, tx, await store.update(context, tx, stored, { ...values, ...paths }));
  });
}

/** Deletes a car, its photos and their files. Throws NOT_FOUND. */
async function remove(context: Context, slug: string): Promise<void> {
  await context.media.atomically(async (tx) => {
    const car = await store.lock(tx, eq(cars.slug, slug));
    // The version holds the photos too, which go and come back with their car.
    const version = { ...car, photos: await photoRows(tx, car.id) };
    await tx.delete(cars).where(eq(cars.id, car.id));
    await history.deleted(context, tx, version);
    await releaseFiles(context, tx, content, car);
    for (const { image_path } of version.photos) await context.media.release(tx, image_path);
  });
}

/** Puts a logged version back; a deleted car comes with its photos. Throws INVALID, CONFLICT. */
async function restore(context: Context, tx: Database, version: Version): Promise<void> {
  checked(whole, version, context.language);
  await refuseTaken(tx, String(version.slug), Number(version.id));
  if (version.is_current) await clearCurrent(context, tx, Number(version.id));
  const { before, after } = await putBack(context, tx, cars, version);
  if (!before) await putPhotosBack(context, tx, version.photos as Version[] | undefined);
  const restored = { ...after, photos: await photoRows(tx, after.id) };
  await history.restored(context, tx, before, restored);
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
    en: `The address ${address.en} now belongs to the car ${name.en}. Delete it, then restore this version.`,
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

export default [
  {
    content,
    restore,
    routes: implement(carsEndpoints, {
      list: (context) => list(context),
      get: (context, { params }) => get(context, params.slug),
      create: (context, { body }) => create(context, body),
      update: (context, { params, body }) => update(context, params.slug, body),
      remove: (context, { params }) => remove(context, params.slug),
      reorder: (context, { body }) => reorder(context, body.ids),
    }),
    words: { ...wordsOf(cars), key: cars.slug },
  },
  carPhotosServer,
] satisfies ContentServer[];
