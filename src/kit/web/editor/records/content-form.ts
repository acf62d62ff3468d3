import type { z } from "zod";
import type { ContentField, PictureField } from "#kit/contract/content-fields.ts";
import {
  type ContentType,
  isPicture,
  newRecordOf,
  picturesOf,
  schemasOf,
  type TextsOf,
} from "#kit/contract/content-type.ts";
import type { Both, Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { type PictureValue, pictureParts, toFormData } from "../form-data.ts";
import { validationErrorsOf } from "./check-whole.ts";

/** A record's form: what it holds, and the ways there and back. Plain functions of a declaration. */

/** What the form of a content type holds: a picture stands under the name that it is uploaded by. */
export type FormValuesOf<C extends ContentType> = {
  [K in keyof C["fields"] as C["fields"][K] extends PictureField<infer U> ? U : K]: FormValueOf<
    C["fields"][K]
  >;
} & { translations: Both<TextsOf<C>> };

type FormValueOf<F extends ContentField> = F["kind"] extends "picture"
  ? PictureValue
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
    if (isPicture(field)) values[field.upload] = { path: value, file: null };
    else values[name] = field.kind === "day" ? (value ?? "") : value;
  }
  values.translations = stored.translations;
  return values as FormValuesOf<C>;
}

/** What is wrong with a form, by the declaration's own rules; `isNew` records need the pictures that are required. */
export function formErrorsOf<C extends ContentType>(
  content: C,
  values: FormValuesOf<C>,
  isNew: boolean,
  language: Language,
  whole: z.ZodType = schemasOf(content).whole,
): FieldError[] {
  const form = values as Values;
  const pictures = picturesOf(content);
  const paths = Object.fromEntries(
    pictures.map(([name, { upload }]) => [name, pictureIn(form, upload).path]),
  );
  const errors = validationErrorsOf(whole, { ...form, ...paths }, language);
  for (const [, { upload, required }] of pictures) {
    const { file, path } = pictureIn(form, upload);
    if (isNew && required && !file && !path) errors.push({ path: upload, message: required[language] });
  }
  return errors;
}

/** The body of a write: a form with files where the type has pictures, else JSON. */
export function bodyOf<C extends ContentType>(content: C, values: FormValuesOf<C>): FormData | Values {
  return picturesOf(content).length === 0 ? values : formDataOf(content, values);
}

/** The body of a write as a form, with the files of pictures. */
export function formDataOf<C extends ContentType>(content: C, values: FormValuesOf<C>): FormData {
  const rest: Values = { ...values };
  const parts = picturesOf(content).map(([name, { upload }]) => {
    delete rest[upload];
    return pictureParts(upload, name, pictureIn(values, upload));
  });
  return toFormData({ ...Object.assign({}, ...parts), ...rest });
}

function pictureIn(values: object, upload: string): PictureValue {
  return (values as Values)[upload] as PictureValue;
}
