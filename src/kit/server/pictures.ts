import { invalidField } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language.ts";
import type { Context } from "./context.ts";
import type { Database } from "./database.ts";
import { type AcceptedImage, acceptImage } from "./media/accept-image.ts";

const NOT_STORED: Both<string> = {
  en: "This is not a stored picture.",
  cs: "Toto není uložený obrázek.",
};

/**
 * The picture of a multipart field, judged and re-encoded; null where none was sent. Called before the
 * transaction, because decoding takes its time. Throws MediaError for what is no picture.
 */
export async function uploadedPicture(
  context: Context,
  field: string,
  options?: { svg?: boolean },
): Promise<AcceptedImage | null> {
  const upload = context.files[field]?.[0];
  return upload ? acceptImage(await upload.read(), options) : null;
}

interface Placing {
  uploaded: AcceptedImage | null;
  /** A path sent as text; undefined where the write says nothing of it. */
  sent: string | null | undefined;
  stored: string | null;
  /** The field that an error names. */
  field: string;
}

/**
 * The path a record ends with: the uploaded picture's, else the sent one, else the stored one. What it
 * replaces is released. Throws INVALID for a sent path that is no stored file.
 */
export async function placePicture(
  context: Context,
  tx: Database,
  { uploaded, sent, stored, field }: Placing,
): Promise<string | null> {
  const path = uploaded ? await context.media.storeImage(tx, uploaded) : sent === undefined ? stored : sent;
  if (path !== stored) await context.media.release(tx, stored);
  if (!uploaded && path && path !== stored && !(await context.media.exists(tx, path))) {
    throw invalidField(field, NOT_STORED, context.language);
  }
  return path;
}
