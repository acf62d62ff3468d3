import { type ContentType, newRecordOf, schemasOf, uploadsOf } from "#kit/contract/content/content-type.ts";
import { fileOf, formOf, pictureFile } from "./content-records.ts";
import { pdfOf } from "./sample-files.ts";

/** Values that some kinds of fields take and a new record does not begin with. */
const CANDIDATES = ["2027-06-14", 2027, "1", "https://sample.example", true];

/** The same for texts. */
const TEXTS = ["https://sample.example"];

/** A valid new record of a declared type without its files. */
export function sampleRecordOf(content: ContentType, name = "Sample"): Record<string, unknown> {
  const texts = Object.fromEntries(
    Object.entries(content.texts).map(([key, { schema }]) => [
      key,
      [name, ...TEXTS].find((text) => schema.safeParse(text).success),
    ]),
  );
  const record: Record<string, unknown> = {
    ...newRecordOf(content),
    translations: { en: texts, cs: texts },
  };
  for (const [key, { schema, choices = {} }] of Object.entries(content.fields)) {
    if (schema.safeParse(record[key]).success) continue;
    record[key] = [...CANDIDATES, ...Object.keys(choices).reverse()].find(
      (value) => schema.safeParse(value).success,
    );
  }
  schemasOf(content).whole.parse(record);
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

/** The same as the back office sends it, with its files. */
export async function sampleOf(content: ContentType, name = "Sample"): Promise<FormData> {
  const files: Record<string, File> = {};
  for (const [, { upload, takes }] of uploadsOf(content))
    files[upload] = takes === "download" ? fileOf(pdfOf(), "sample.pdf") : await pictureFile();
  return formOf(sampleRecordOf(content, name), files);
}
