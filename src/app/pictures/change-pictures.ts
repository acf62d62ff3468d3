import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { type ImageExtension, type PicturePoint, parseMediaPath } from "#kit/contract/media/media-path.ts";
import type { LibraryPicture, PictureCrop } from "#kit/contract/media/pictures.contract.ts";
import { requiredPicture } from "#kit/server/content/text-pictures.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { type AcceptedImage, measurePrepared } from "#kit/server/media/accept/accept-image.ts";
import { mediaFiles } from "#kit/server/media/media.table.ts";
import { replaceUses } from "#kit/server/media/media-references.ts";
import { cutAside } from "#kit/server/media/renditions/encode-aside.ts";
import { cleanable, getPicture, isInUse, lockPicture, type PictureRow, pictureRow } from "./list-pictures.ts";

const IN_USE: Both<string> = {
  en: "This picture is used on the site. Remove it there first.",
  cs: "Tento obrázek se na webu používá. Nejdřív ho tam odeberte.",
};
const MOVES: Both<string> = {
  en: "An animated picture can’t be cropped.",
  cs: "Animovaný obrázek nejde oříznout.",
};
const GONE: Both<string> = {
  en: "This picture has been deleted for good.",
  cs: "Tento obrázek už je smazaný natrvalo.",
};

const history = recordHistory<ReturnType<typeof versionOf>>("pictures", ({ name }) => ({
  en: name,
  cs: name,
}));

/** What the log of changes holds of a picture. */
function versionOf({ id, path, name, alt, crop, removedAt }: PictureRow) {
  return { id, path, name: name || path.slice("/media/".length), alt, crop, in_bin: removedAt !== null };
}

/** Stores an uploaded picture, unless the library has that file. Throws INVALID without one, MediaError. */
export async function addPicture(context: Context) {
  const image = await requiredPicture(context);
  return context.media.atomically(async (tx) => {
    const { origin: { hash = null } = {} } = image;
    // The same file can come twice at the same moment.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`picture ${hash}`}))`);
    const [known] = hash ? await tx.select().from(mediaFiles).where(eq(mediaFiles.hash, hash)).limit(1) : [];
    const stays = known && (await context.media.exists(tx, known.path));
    if (known && stays) {
      await tx.update(mediaFiles).set({ held: true }).where(eq(mediaFiles.id, known.id));
      return { picture: await getPicture(context, tx, known.id), known: true };
    }
    const row = await storedAs(tx, await context.media.storeImage(tx, image, { held: true }));
    await history.added(context, tx, versionOf(row));
    return { picture: await getPicture(context, tx, row.id), known: false };
  });
}

/** Says what is on it. Throws NOT_FOUND. */
export function describePicture(
  context: Context,
  id: number,
  { alt, decorative }: { alt: Both<string>; decorative: boolean },
): Promise<LibraryPicture> {
  return changed(context, id, async (tx) => {
    const said = decorative ? { en: "", cs: "" } : alt.en === "" && alt.cs === "" ? null : alt;
    await tx.update(mediaFiles).set({ alt: said, held: true }).where(eq(mediaFiles.id, id));
  });
}

/** Puts one that nothing shows into the bin. Throws NOT_FOUND, CONFLICT. */
export async function removePicture(context: Context, id: number): Promise<void> {
  await context.media.atomically(async (tx) => {
    const row = await lockPicture(tx, id);
    if (await isInUse(tx, row.path)) throw new Refusal("CONFLICT", { words: IN_USE });
    if (row.removedAt) return;
    await putIntoBin(context, tx, row);
    await history.deleted(context, tx, versionOf(row));
  });
}

/** Takes one out of the bin. Throws NOT_FOUND. */
export function bringBack(context: Context, id: number): Promise<LibraryPicture> {
  return changed(context, id, async (tx, { path }) => {
    await context.media.exists(tx, path);
  });
}

/** Puts a deleted picture of the log back. Throws CONFLICT where its file is gone. */
export async function restorePicture(context: Context, tx: Database, version: Version): Promise<void> {
  const { id, path, alt } = version as unknown as ReturnType<typeof versionOf>;
  if (!(await context.media.exists(tx, path))) throw new Refusal("CONFLICT", { words: GONE });
  const before = await lockPicture(tx, id);
  const [after] = await tx
    .update(mediaFiles)
    .set({ alt, held: true, removedAt: null })
    .where(eq(mediaFiles.id, id))
    .returning();
  await history.restored(context, tx, versionOf(before), versionOf(after as PictureRow));
}

/** Puts all that nothing shows into the bin; answers how many and how much. */
export async function cleanUp(context: Context) {
  const { db, media, now } = context;
  const found = await db.select({ id: mediaFiles.id }).from(mediaFiles).where(cleanable(now()));
  const sum = { count: 0, bytes: 0 };
  // One by one: no long locks, and what was saved meanwhile is looked at again.
  for (const { id } of found)
    await media.atomically(async (tx) => {
      const row = await lockPicture(tx, id);
      if (row.removedAt || (await isInUse(tx, row.path))) return;
      await putIntoBin(context, tx, row);
      await history.deleted(context, tx, versionOf(row));
      sum.count += 1;
      sum.bytes += row.bytes;
    });
  return sum;
}

/** Another file in its place, wherever it is shown; the old one waits in the bin. Throws NOT_FOUND, MediaError. */
export async function replacePicture(context: Context, id: number): Promise<LibraryPicture> {
  const image = await requiredPicture(context);
  return context.media.atomically(async (tx) => {
    const row = await lockPicture(tx, id);
    if (row.removedAt) throw new Refusal("CONFLICT");
    const next = await storedAs(tx, await context.media.storeImage(tx, image, { held: true, alt: row.alt }));
    await replaceUses(tx, row.path, next.path);
    await history.changed(context, tx, versionOf(row), versionOf(next));
    // A text that is never changed may show it still.
    if (!(await isInUse(tx, row.path))) await putIntoBin(context, tx, row);
    return getPicture(context, tx, next.id);
  });
}

/** Chooses what of it is seen, wherever it is shown. Throws NOT_FOUND, INVALID. */
export async function viewPicture(
  context: Context,
  id: number,
  { point, crop: asked }: { point: PicturePoint | null; crop: PictureCrop | null },
): Promise<LibraryPicture> {
  const { media, language } = context;
  const crop = asked && (asked.width < 100 || asked.height < 100) ? asked : null;
  const seen = await pictureRow(context.db, id);
  const whole = seen.cutFrom ?? seen.path;
  const content = await media.read(whole);
  if (!content) throw new Refusal("NOT_FOUND");
  const bytes = await buffer(content);
  const extension = parseMediaPath(whole)?.extension as ImageExtension;
  const measured = await measurePrepared(crop ? await cutOut(bytes, extension, crop, language) : bytes);
  const { name, hash, uploadedBy: by } = seen;
  const image: AcceptedImage = { ...measured, extension, point, origin: { name, hash, by } };
  return media.atomically(async (tx) => {
    const row = await lockPicture(tx, id);
    if (row.path !== seen.path || row.removedAt) throw new Refusal("CONFLICT");
    if (!(await media.exists(tx, whole))) throw new Refusal("CONFLICT");
    const { alt, createdAt } = row;
    const kept = { alt, crop, cutFrom: crop ? whole : null, held: true };
    const path = await media.storeImage(tx, image, kept);
    await tx.update(mediaFiles).set({ createdAt }).where(eq(mediaFiles.path, path));
    const next = await storedAs(tx, path);
    await replaceUses(tx, row.path, next.path);
    await leave(context, tx, row);
    if (whole !== row.path) await leave(context, tx, await storedAs(tx, whole));
    await history.changed(context, tx, versionOf(row), versionOf(next));
    return getPicture(context, tx, next.id);
  });
}

/** An earlier view of a picture: the whole of the new one stays out of sight, what nobody needs waits in the bin. */
async function leave(context: Context, tx: Database, row: PictureRow): Promise<void> {
  await tx.update(mediaFiles).set({ held: false, hash: null }).where(eq(mediaFiles.id, row.id));
  if (await isInUse(tx, row.path)) return;
  if ((await tx.$count(mediaFiles, eq(mediaFiles.cutFrom, row.path))) === 0)
    await putIntoBin(context, tx, row);
  else await context.media.release(tx, row.path);
}

async function cutOut(
  bytes: Buffer,
  extension: ImageExtension,
  crop: PictureCrop,
  language: Context["language"],
): Promise<Buffer> {
  const cut = await cutAside(bytes, crop, extension);
  if (!cut) throw invalidField("crop", MOVES, language);
  return cut;
}

async function changed(
  context: Context,
  id: number,
  change: (tx: Database, row: PictureRow) => Promise<void>,
): Promise<LibraryPicture> {
  return context.media.atomically(async (tx) => {
    const row = await lockPicture(tx, id);
    await change(tx, row);
    await history.changed(context, tx, versionOf(row), versionOf(await lockPicture(tx, id)));
    return getPicture(context, tx, id);
  });
}

async function putIntoBin(context: Context, tx: Database, row: PictureRow): Promise<void> {
  await tx.update(mediaFiles).set({ removedAt: context.now() }).where(eq(mediaFiles.id, row.id));
  await context.media.release(tx, row.path);
}

async function storedAs(tx: Database, path: string): Promise<PictureRow> {
  const [row] = await tx.select().from(mediaFiles).where(eq(mediaFiles.path, path));
  return row as PictureRow;
}
