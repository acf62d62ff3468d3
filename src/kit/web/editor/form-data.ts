/**
 * Values of a form as multipart, the way the API reads them: booleans as text, objects as JSON, null as blank.
 * What is undefined is not sent, so that the server leaves it as it is.
 */
export function toFormData(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else if (value === null) form.append(name, "");
    else form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}

/** A picture field as a write sends it: a chosen file under `field`, else the stored path under `path`. */
export function pictureParts(field: string, path: string, picture: PictureValue): Record<string, unknown> {
  return picture.file ? { [field]: picture.file } : { [path]: picture.path };
}

/** What a picture field holds: the stored path, and the file that shall replace it. */
export interface PictureValue {
  path: string | null;
  file: File | null;
}

export const NO_PICTURE: PictureValue = { path: null, file: null };
