import { invalidField } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { parseMediaPath } from "#kit/contract/media/media-path.ts";
import { acceptUpload } from "#kit/server/content/pictures.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type AcceptedImage, MAX_IMAGE_BYTES } from "#kit/server/media/accept/accept-image.ts";
import { MediaError } from "#kit/server/media/media-error.ts";
import type { ReceivedFile } from "#kit/server/media/media-store.ts";
import { fileKind } from "../setting-defaults.ts";

const NO_FILE_HERE = { en: "This setting takes no file", cs: "K tomuto nastavení nepatří soubor" };
const NOT_STORED: Record<"film" | "picture", Both<string>> = {
  film: { en: "This is not a stored video.", cs: "Toto není uložené video." },
  picture: { en: "This is not a stored picture.", cs: "Toto není uložený obrázek." },
};

/** A file that was judged and waits for its transaction; it goes with its scope unless it was placed. */
export interface SettingFile extends AsyncDisposable {
  store: (tx: Database) => Promise<string>;
}

/** The upload of a file setting, or null where none was sent. Throws INVALID for other keys, MediaError. */
export async function uploadedFile(context: Context, key: string): Promise<SettingFile | null> {
  const { media, language } = context;
  const upload = context.files.file?.[0];
  if (!upload) return null;
  const kind = fileKind(key);
  if (!kind) throw invalidField("file", NO_FILE_HERE, language);
  if (kind === "film") {
    const film: ReceivedFile = await media.receiveFilm(upload.stream());
    return {
      store: (tx) => media.storeReceived(tx, film),
      [Symbol.asyncDispose]: () => film[Symbol.asyncDispose](),
    };
  }
  if (upload.bytes > MAX_IMAGE_BYTES) throw new MediaError("IMAGE_TOO_LARGE");
  const picture: AcceptedImage = await acceptUpload(context, upload);
  return { store: (tx) => media.storeImage(tx, picture), [Symbol.asyncDispose]: async () => {} };
}

interface Placing {
  key: string;
  file: SettingFile | null;
  /** The value that the record would have without the file. */
  value: string;
  /** The value it had. */
  stored: string;
}

/**
 * The value a setting ends with. That of a file setting is a stored path or blank; a path that it replaces is
 * released. Throws INVALID for a value that is no stored file of the key's kind.
 */
export async function placeFile(
  context: Context,
  tx: Database,
  { key, file, value, stored }: Placing,
): Promise<string> {
  const placed = file ? await file.store(tx) : value;
  if (placed !== stored) await context.media.release(tx, stored);
  const kind = fileKind(key);
  if (file || placed === stored || placed === "" || !kind) return placed;
  const known = parseMediaPath(placed);
  const fits = known !== null && (known.width === null) === (kind === "film");
  if (!fits || !(await context.media.exists(tx, placed)))
    throw invalidField("value", NOT_STORED[kind], context.language);
  return placed;
}
