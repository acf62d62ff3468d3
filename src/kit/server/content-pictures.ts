import { type ContentType, picturesOf } from "#kit/contract/content-type.ts";
import { invalidField } from "#kit/contract/errors.ts";
import type { Context } from "./context.ts";
import type { Database } from "./database.ts";
import type { AcceptedImage } from "./media/accept-image.ts";
import { placePicture, uploadedPicture } from "./pictures.ts";

/** What was uploaded for each picture of a type, by the field's name; null where nothing was. */
export type Uploaded = Record<string, AcceptedImage | null>;

type Paths = Record<string, unknown>;

/** The pictures that came with a write, judged and re-encoded. Throws MediaError for what is no picture. */
export async function uploadedPictures(context: Context, content: ContentType): Promise<Uploaded> {
  const uploaded: Uploaded = {};
  for (const [name, { upload, takes }] of picturesOf(content))
    uploaded[name] = await uploadedPicture(context, upload, { svg: takes === "logo" });
  return uploaded;
}

/** Throws INVALID where a new record lacks a picture that it needs. */
export function requirePictures(
  { language }: Context,
  content: ContentType,
  uploaded: Uploaded,
  values: Paths,
): void {
  for (const [name, { upload, required }] of picturesOf(content))
    if (required && !uploaded[name] && !values[name]) throw invalidField(upload, required, language);
}

/**
 * The paths that a record's pictures end with; the files of those it replaces are released. `stored` is null for a
 * new record. Throws INVALID for a sent path that is no stored file.
 */
export async function placePictures(
  context: Context,
  tx: Database,
  content: ContentType,
  uploaded: Uploaded,
  input: Paths,
  stored: Paths | null,
): Promise<Record<string, string | null>> {
  const paths: Record<string, string | null> = {};
  for (const [name] of picturesOf(content))
    paths[name] = await placePicture(context, tx, {
      uploaded: uploaded[name] ?? null,
      // The contract has checked both: a path or null.
      sent: input[name] as string | null | undefined,
      stored: (stored?.[name] ?? null) as string | null,
      field: name,
    });
  return paths;
}

/** The files of a deleted record go. */
export async function releasePictures(
  { media }: Context,
  tx: Database,
  content: ContentType,
  stored: Paths,
): Promise<void> {
  for (const [name] of picturesOf(content)) await media.release(tx, stored[name] as string | null);
}
