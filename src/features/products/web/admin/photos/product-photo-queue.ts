import type { Both } from "#kit/contract/language/language.ts";
import { isPictureFile } from "#kit/contract/media/picture-files.ts";
import { MAX_PRODUCT_PHOTOS } from "../../../product-rules.ts";

/** What the form does with a product's photos. Pure, so that every rule is tested without a browser. */

export interface QueuedPhoto {
  key: string;
  /** null in a draft that came back from storage, which keeps no files: such a photo is gone. */
  file: File | null;
  /** A picture of the library instead of a file. */
  path?: string;
}

export interface PhotoChoices {
  /** Ids of stored photos that go with the next save. */
  removed: number[];
  /** New photos in the order in which they shall stand behind the stored ones. */
  added: QueuedPhoto[];
  /** The chosen cover: a stored photo's id as text or a new one's key; blank: not chosen. */
  cover: string;
  /** Keys in the order they were dragged into; what is not among them stands behind. */
  order?: string[];
  /** Alternative texts that were typed, by key. */
  alts?: Record<string, Both<string>>;
}

export const NO_CHOICES: PhotoChoices = { removed: [], added: [], cover: "" };

/** Why photos were not taken; the screen has the words. */
export type PhotoError = "invalid" | "tooMany";

interface Stored {
  id: number;
}

/** Stored photos that stay. */
export function keptPhotos<P extends Stored>(stored: readonly P[], { removed }: PhotoChoices): P[] {
  return stored.filter(({ id }) => !removed.includes(id));
}

/** New photos that have their file, or are in the library. */
export function newPhotos({ added }: PhotoChoices): QueuedPhoto[] {
  return added.filter(({ file, path }) => file || path);
}

/** How many more fit: at most 10 stored and new ones together. */
export function photosLeft(stored: readonly Stored[], photos: PhotoChoices): number {
  return MAX_PRODUCT_PHOTOS - keptPhotos(stored, photos).length - newPhotos(photos).length;
}

/**
 * Chosen files behind the queue. Wrong and empty ones are left out with the error `invalid`; of the rest as many are
 * taken as fit, with the error `tooMany` and the number of those that do not.
 */
export function withFiles(
  stored: readonly Stored[],
  photos: PhotoChoices,
  files: readonly File[],
): { photos: PhotoChoices; error: PhotoError | null; leftOut: number } {
  const good = files.filter(isPictureFile);
  const fitting = good.slice(0, Math.max(0, photosLeft(stored, photos)));
  const leftOut = good.length - fitting.length;
  const taken = fitting.map((file) => ({ key: crypto.randomUUID(), file }));
  const error = leftOut > 0 ? "tooMany" : good.length < files.length ? "invalid" : null;
  const added = taken.length > 0 ? { ...photos, added: [...newPhotos(photos), ...taken] } : photos;
  return { photos: added, error, leftOut };
}

/** A picture of the library behind the queue, with what is said of it; error `tooMany` where it does not fit. */
export function withPicture(
  stored: readonly Stored[],
  photos: PhotoChoices,
  { path, alt }: { path: string; alt: Both<string> },
): { photos: PhotoChoices; error: PhotoError | null } {
  if (photosLeft(stored, photos) < 1) return { photos, error: "tooMany" };
  const key = crypto.randomUUID();
  const added = [...newPhotos(photos), { key, file: null, path }];
  return { photos: { ...photos, added, alts: { ...photos.alts, [key]: alt } }, error: null };
}

/** Marks a stored photo for removal, or takes the mark back while there is room for it. */
export function withToggledRemoval(
  stored: readonly Stored[],
  photos: PhotoChoices,
  id: number,
): { photos: PhotoChoices; error: PhotoError | null } {
  const { removed } = photos;
  if (!removed.includes(id)) return { photos: { ...photos, removed: [...removed, id] }, error: null };
  if (photosLeft(stored, photos) < 1) return { photos, error: "tooMany" };
  return { photos: { ...photos, removed: removed.filter((other) => other !== id) }, error: null };
}

/** Takes a new photo out of the queue. */
export function withoutNew(photos: PhotoChoices, key: string): PhotoChoices {
  return { ...photos, added: photos.added.filter((photo) => photo.key !== key) };
}

/** Keys of all photos, those marked for removal too, as they stand: stored ones have their id for a key. */
export function photoKeys(stored: readonly Stored[], photos: PhotoChoices): string[] {
  const keys = [...stored.map(({ id }) => String(id)), ...newPhotos(photos).map(({ key }) => key)];
  const { order = [] } = photos;
  const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : keys.length);
  return keys.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The photos in the order of `keys`. The first one that stays is the cover: that is what its place means. */
export function withOrder(photos: PhotoChoices, keys: readonly string[]): PhotoChoices {
  const cover = keys.find((key) => !photos.removed.includes(Number(key))) ?? "";
  return { ...photos, order: [...keys], cover };
}

/** The photo goes to the first place. */
export function withCover(stored: readonly Stored[], photos: PhotoChoices, key: string): PhotoChoices {
  return withOrder(photos, [key, ...photoKeys(stored, photos).filter((other) => other !== key)]);
}

/** Swaps the photo with its neighbour; at the ends nothing changes. */
export function withMoved(
  stored: readonly Stored[],
  photos: PhotoChoices,
  key: string,
  step: -1 | 1,
): PhotoChoices {
  const keys = photoKeys(stored, photos);
  const from = keys.indexOf(key);
  const other = keys[from + step];
  if (other === undefined) return photos;
  keys[from + step] = key;
  keys[from] = other;
  return withOrder(photos, keys);
}

/** The photo that will be the cover: the chosen one while it is there, else the first; null without photos. */
export function coverOf(stored: readonly Stored[], photos: PhotoChoices): string | null {
  const all = photoKeys(stored, photos).filter((key) => !photos.removed.includes(Number(key)));
  return all.includes(photos.cover) ? photos.cover : (all[0] ?? null);
}
