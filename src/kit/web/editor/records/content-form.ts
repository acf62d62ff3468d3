import type { z } from "zod";
import type { ContentField } from "#kit/contract/content/content-fields.ts";
import {
  type ContentType,
  isUpload,
  newRecordOf,
  schemasOf,
  type TextsOf,
  uploadsOf,
} from "#kit/contract/content/content-type.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import { toFormData, type UploadValue, uploadParts } from "../form-data.ts";
import { validationErrorsOf } from "./check-whole.ts";

/** A record's form: what it holds, and the ways there and back. Plain functions of a declaration. */

/** What the form of a content type holds: a picture or file stands under the name that it is uploaded by. */
export type FormValuesOf<C extends ContentType> = {
  [K in keyof C["fields"] as C["fields"][K] extends { upload: infer U extends string } ? U : K]: FormValueOf<
    C["fields"][K]
  >;
} & { translations: Both<TextsOf<C>> };

type FormValueOf<F extends ContentField> = F["kind"] extends "picture" | "file"
  ? UploadValue
  : F["kind"] extends "day"
    ? string
    : z.output<F["answered"]>;

type Values = Record<string, unknown>;

/** The form of a new record. */
export function emptyFormOf<C extends ContentType>(content: C): FormValuesOf<C> {
  return formValuesOf(content, newRecordOf(content));
}

/** The form of a stored record. */
export function formValuesOf<C extends ContentType>(content: C, record: object): FormValuesOf<C> {
  const stored = record as Values;
  const values: Values = {};
  for (const [name, field] of Object.entries(content.fields)) {
    const value = stored[name];
    if (isUpload(field)) values[field.upload] = { path: value, file: null };
    else values[name] = field.kind === "day" ? (value ?? "") : value;
  }
  values.translations = stored.translations;
  return values as FormValuesOf<C>;
}

const COPY: Both<string> = { en: "copy", cs: "kopie" };

/**
 * The form of a new record that begins as a copy of a stored one: named as a copy, hidden, with the same files and
 * with an address of its own still to be chosen.
 */
export function copyFormOf<C extends ContentType>(content: C, record: object): FormValuesOf<C> {
  const { translations, ...values } = formValuesOf(content, record) as Values & { translations: object };
  const copies = Object.entries(translations as Both<Record<string, string>>).map(([language, texts]) => {
    const title = texts[content.title];
    const named = title && { [content.title]: `${title} (${COPY[language as Language]})` };
    return [language, { ...texts, ...named }];
  });
  if ("is_active" in values) values.is_active = false;
  if ("slug" in values) values.slug = "";
  return { ...values, translations: Object.fromEntries(copies) } as FormValuesOf<C>;
}

/** What is wrong with a form, by the declaration's own rules; `isNew` records need the files that are required. */
export function formErrorsOf<C extends ContentType>(
  content: C,
  values: FormValuesOf<C>,
  isNew: boolean,
  language: Language,
  whole: z.ZodType = schemasOf(content).whole,
): FieldError[] {
  const form = values as Values;
  const uploads = uploadsOf(content);
  const paths = Object.fromEntries(uploads.map(([name, { upload }]) => [name, uploadIn(form, upload).path]));
  const errors = validationErrorsOf(whole, { ...form, ...paths }, language);
  for (const [, { upload, required }] of uploads) {
    const { file, path } = uploadIn(form, upload);
    if (isNew && required && !file && !path) errors.push({ path: upload, message: required[language] });
  }
  return errors;
}

/** The body of a write: a form with files where the type has any, else JSON. */
export function bodyOf<C extends ContentType>(content: C, values: FormValuesOf<C>): FormData | Values {
  return uploadsOf(content).length === 0 ? values : formDataOf(content, values);
}

/** The body of a write as a form, with its files. */
export function formDataOf<C extends ContentType>(content: C, values: FormValuesOf<C>): FormData {
  const rest: Values = { ...values };
  const parts = uploadsOf(content).map(([name, { upload }]) => {
    delete rest[upload];
    return uploadParts(upload, name, uploadIn(values, upload));
  });
  return toFormData({ ...Object.assign({}, ...parts), ...rest });
}

function uploadIn(values: object, upload: string): UploadValue {
  return (values as Values)[upload] as UploadValue;
}
