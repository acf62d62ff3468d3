import { type ContentType, uploadsOf } from "#kit/contract/content/content-type.ts";
import { invalidField } from "#kit/contract/errors.ts";
import type { Context } from "../context.ts";
import type { Database } from "../database/database.ts";
import type { AcceptedImage } from "../media/accept/accept-image.ts";
import type { ReceivedFile } from "../media/media-store.ts";
import { placeUpload, uploadedPicture } from "./pictures.ts";

/**
 * What was uploaded for a type's fields, by their names. A file that no record takes goes with its scope: `await` the
 * transaction inside it.
 */
export interface Uploaded extends AsyncDisposable {
  files: Record<string, AcceptedImage | ReceivedFile>;
}

type Paths = Record<string, unknown>;

/** The files that came with a write, judged: pictures re-encoded, others in the storage. Throws MediaError. */
export async function uploadedFiles(context: Context, content: ContentType): Promise<Uploaded> {
  await using received = new AsyncDisposableStack();
  const files: Uploaded["files"] = {};
  for (const [name, { upload, takes }] of uploadsOf(content)) {
    const sent = context.files[upload]?.[0];
    if (!sent) continue;
    const file =
      takes === "download"
        ? received.use(await context.media.receiveDownload(sent))
        : await uploadedPicture(context, upload, { svg: takes === "logo" });
    if (file) files[name] = file;
  }
  const kept = received.move();
  return { files, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

/** Throws INVALID where a new record lacks a file that it needs. */
export function requireFiles(
  { language }: Context,
  content: ContentType,
  { files }: Uploaded,
  values: Paths,
): void {
  for (const [name, { upload, required }] of uploadsOf(content))
    if (required && !files[name] && !values[name]) throw invalidField(upload, required, language);
}

/**
 * The paths that a record's files end with; those that it replaces are released. `stored` is null for a new record.
 * Throws INVALID for a sent path that is no stored file.
 */
export async function placeFiles(
  context: Context,
  tx: Database,
  content: ContentType,
  { files }: Uploaded,
  input: Paths,
  stored: Paths | null,
): Promise<Record<string, string | null>> {
  const paths: Record<string, string | null> = {};
  for (const [name] of uploadsOf(content))
    paths[name] = await placeUpload(context, tx, {
      uploaded: files[name] ?? null,
      // The contract has checked both: a path or null.
      sent: input[name] as string | null | undefined,
      stored: (stored?.[name] ?? null) as string | null,
      field: name,
    });
  return paths;
}

/** The files of a deleted record go. */
export async function releaseFiles(
  { media }: Context,
  tx: Database,
  content: ContentType,
  stored: Paths,
): Promise<void> {
  for (const [name] of uploadsOf(content)) await media.release(tx, stored[name] as string | null);
}
