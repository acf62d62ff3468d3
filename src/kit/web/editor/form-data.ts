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

/** A picture or file as a write sends it: a chosen one under `field`, else the stored path under `path`. */
export function uploadParts(field: string, path: string, value: UploadValue): Record<string, unknown> {
  return value.file ? { [field]: value.file } : { [path]: value.path };
}

/** What the field of a picture or a file holds: the stored path, and the file that shall replace it. */
export interface UploadValue {
  path: string | null;
  file: File | null;
}

export const NO_UPLOAD: UploadValue = { path: null, file: null };
