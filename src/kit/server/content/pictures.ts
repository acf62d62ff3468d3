import { createHash } from "node:crypto";
import { invalidField } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { parseDownloadPath } from "#kit/contract/media/download-path.ts";
import type { Context, Upload } from "../context.ts";
import type { Database } from "../database/database.ts";
import { type AcceptedImage, acceptImage } from "../media/accept/accept-image.ts";
import type { MediaStore, ReceivedFile } from "../media/media-store.ts";

const NOT_STORED: Both<string> = { en: "This is not a stored picture.", cs: "Toto není uložený obrázek." };
const NO_STORED_FILE: Both<string> = { en: "This is not a stored file.", cs: "Toto není uložený soubor." };

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
  return upload ? acceptUpload(context, upload, options) : null;
}

/** An uploaded picture, judged and re-encoded, with its name and who sent it. Throws MediaError. */
export async function acceptUpload(
  { user }: Pick<Context, "user">,
  upload: Upload,
  options?: { svg?: boolean },
): Promise<AcceptedImage> {
  const bytes = await upload.read();
  const hash = createHash("sha256").update(bytes).digest("hex");
  const origin = { name: shownName(upload.filename), by: user && (user.name || user.email), hash };
  return { ...(await acceptImage(bytes, options)), origin };
}

/** A file's name is shown to the team and nothing more. */
export function shownName(filename: string): string {
  const bare = filename.split(/[\\/]/).at(-1) ?? "";
  return bare
    .replace(/\p{Cc}/gu, "")
    .toWellFormed()
    .slice(0, 200);
}

interface Placing {
  uploaded: AcceptedImage | ReceivedFile | null;
  /** A path sent as text; undefined where the write says nothing of it. */
  sent: string | null | undefined;
  stored: string | null;
  /** The field that an error names. */
  field: string;
}

/**
 * The path a record ends with: the uploaded file's, else the sent one, else the stored one. What it
 * replaces is released. Throws INVALID for a sent path that is no stored file.
 */
export async function placeUpload(
  context: Context,
  tx: Database,
  { uploaded, sent, stored, field }: Placing,
): Promise<string | null> {
  const { media, language } = context;
  const kept = sent === undefined ? stored : sent;
  const path = uploaded ? await storeUpload(media, tx, uploaded) : kept;
  if (path !== stored) await media.release(tx, stored);
  if (!uploaded && path && path !== stored && !(await media.exists(tx, path)))
    throw invalidField(field, parseDownloadPath(path) ? NO_STORED_FILE : NOT_STORED, language);
  return path;
}

function storeUpload(
  media: MediaStore,
  tx: Database,
  uploaded: AcceptedImage | ReceivedFile,
): Promise<string> {
  return "path" in uploaded ? media.storeReceived(tx, uploaded) : media.storeImage(tx, uploaded);
}
