import { z } from "zod";
import type { Both } from "../language/language.ts";
import { filmOf, tidyFilm } from "../media/film.ts";
import {
  day,
  downloadPath,
  flag,
  mediaPath,
  optionalWholeNumber,
  storedWebAddress,
  webAddress,
  wholeNumber,
} from "../validation/fields.ts";
import { says } from "../validation/says.ts";
import { alternativeText, text } from "./content.ts";

/** The kinds of fields a content type is made of. Each is said once, in `<type>.content.ts`. */

/** A text that a record has in both languages. */
export interface TextField {
  /** What a form, the log of changes and the list of translations call it. */
  label: Both<string>;
  schema: z.ZodType<string, string>;
  required: boolean;
  /** A form has several lines for it. */
  long: boolean;
  /** Mostly the same in both languages, such as a name or a place: a form asks for it once, unless it differs. */
  once?: boolean;
}

interface TextFacts {
  label: Both<string>;
  /** Longest text in characters; 300 unless told. */
  max?: number;
  /** Refuses a blank text, with these words. */
  required?: Both<string>;
  once?: boolean;
}

/** A text in both languages; blank allowed unless `required`. */
export function textField({ label, max, required, once = false }: TextFacts): TextField {
  const schema = text({ max, required: required && says(required) });
  return { label, schema, required: required !== undefined, long: (max ?? 0) > 300, once };
}

/** A text in both languages with a schema of its own. */
export function ownTextField(
  facts: Pick<TextField, "label" | "schema"> & Partial<Pick<TextField, "required" | "long">>,
): TextField {
  return { required: false, long: false, ...facts };
}

/** What is on a record's picture, for those who do not see it. */
export function alternativeTextField(
  label: Both<string> = { en: "Alternative text", cs: "Alternativní text" },
): TextField {
  return { label, schema: alternativeText(), required: false, long: false };
}

/** What a form and a list make of a field by themselves; `plain` has to be laid out by hand. */
type Kind = "film" | "plain" | "number" | "flag" | "choice" | "address" | "day" | "picture" | "file";

/**
 * A field without a language. `S` checks what is written, `A` is what is answered, `K` its kind: a form holds a
 * `picture` and a `file` as what is stored and the file chosen instead, and a `day` that is not set as a blank text.
 */
export interface ContentField<
  S extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  K extends Kind = Kind,
> {
  kind: K;
  label: Both<string>;
  schema: S;
  answered: A;
  /** What a new record begins with; what is not valid has to be filled in. */
  empty: z.output<A> | null;
  /** The names of the values, where the field is a choice. */
  choices?: Readonly<Record<string, Both<string>>>;
  /** The names of its parts, where the field is a group of values. */
  parts?: Readonly<Record<string, Both<string>>>;
}

/** A field with a file. A write sends the file as `upload`, or the path of a stored one under the field's own name. */
interface Uploaded<U extends string, T extends "image" | "logo" | "download"> {
  upload: U;
  takes: T;
  /** A new record needs one; these words say so. */
  required: Both<string> | null;
}

/** A picture, which pages show. */
export interface PictureField<U extends string = string>
  extends ContentField<ReturnType<typeof mediaPath>, ReturnType<typeof mediaPath>, "picture">,
    Uploaded<U, "image" | "logo"> {}

/** A file that visitors save. */
export interface FileField<U extends string = string>
  extends ContentField<ReturnType<typeof downloadPath>, ReturnType<typeof downloadPath>, "file">,
    Uploaded<U, "download"> {}

interface Facts {
  label: Both<string>;
}

interface OwnFacts<A extends z.ZodType> extends Facts {
  empty: z.output<A> | null;
  choices?: ContentField["choices"];
  parts?: ContentField["parts"];
}

/** Any field that is not one of those below: its own schema, and another one for the answer where that differs. */
export function ownField<S extends z.ZodType>(
  facts: OwnFacts<S> & { schema: S },
): ContentField<S, S, "plain">;
export function ownField<S extends z.ZodType, A extends z.ZodType>(
  facts: OwnFacts<A> & { schema: S; answered: A },
): ContentField<S, A, "plain">;
export function ownField(facts: OwnFacts<z.ZodType> & { schema: z.ZodType; answered?: z.ZodType }) {
  return field({ kind: "plain", ...facts, answered: facts.answered ?? facts.schema });
}

/** A whole number from `min` to `max`; a new record has `min`. */
export function numberField({ label, min = 0, max }: Facts & { min?: number; max?: number }) {
  const schema = wholeNumber(min, max);
  return field({ kind: "number", label, schema, answered: schema, empty: min });
}

/** A whole number, or null where it is left blank. */
export function optionalNumberField({ label, min, max }: Facts & { min?: number; max?: number }) {
  const schema = optionalWholeNumber(min, max);
  return field({ kind: "number", label, schema, answered: schema, empty: null });
}

/** Yes or no. */
export function flagField({ label, empty }: Facts & { empty: boolean }) {
  const schema = flag();
  return field({ kind: "flag", label, schema, answered: schema, empty });
}

/** One of the keys of `choices`. */
export function choiceField<const V extends string>({
  label,
  choices,
  empty,
}: Facts & { choices: Readonly<Record<V, Both<string>>>; empty: NoInfer<V> }) {
  const schema = z.enum(Object.keys(choices) as V[]);
  return { ...field({ kind: "choice", label, schema, answered: schema, empty }), choices };
}

/** An http or https address, blank where there is none. A stored one that is no web address is answered blank. */
export function webAddressField({ label }: Facts) {
  return field({ kind: "address", label, schema: webAddress(), answered: storedWebAddress(), empty: "" });
}

/** A film: a stored file, or one at YouTube or Vimeo; blank where there is none. */
export function filmField(label: Both<string> = { en: "Video", cs: "Video" }) {
  const words = says({
    en: "This is neither an uploaded video nor the address of one on YouTube or Vimeo.",
    cs: "Toto není nahrané video ani adresa videa na YouTube nebo Vimeo.",
  });
  const schema = z
    .string()
    .max(500)
    .overwrite(tidyFilm)
    .refine((text) => text === "" || filmOf(text) !== null, words);
  const answered = z.string().overwrite((text) => (filmOf(text) ? text : ""));
  return field({ kind: "film", label, schema, answered, empty: "" });
}

/** A day as YYYY-MM-DD; `required` words refuse a missing or malformed one. */
export function dayField({ label, required }: Facts & { required: Both<string> }) {
  const schema = day(says(required));
  return field({ kind: "day", label, schema, answered: schema, empty: null });
}

/** A day as YYYY-MM-DD, or null where it is left blank. */
export function optionalDayField({ label }: Facts) {
  const schema = z.preprocess(
    (value) => (value === "" || value === undefined ? null : value),
    day().nullable(),
  );
  return field({ kind: "day", label, schema, answered: schema, empty: null });
}

/** A stored picture; null where there is none. */
export function pictureField<const U extends string>({
  label,
  upload,
  takes = "image",
  required = null,
}: Facts & {
  upload: U;
  takes?: PictureField["takes"];
  required?: Both<string> | null;
}): PictureField<U> {
  const schema = mediaPath();
  return { kind: "picture", label, schema, answered: schema, empty: null, upload, takes, required };
}

/** A PDF or ZIP that visitors save, judged by its content; null where there is none. Its path says its name and size. */
export function fileField<const U extends string>({
  label,
  upload,
  required = null,
}: Facts & { upload: U; required?: Both<string> | null }): FileField<U> {
  const schema = downloadPath();
  return { kind: "file", label, schema, answered: schema, empty: null, upload, takes: "download", required };
}

/** The place in the list, from 0; blank counts as 0. */
export function orderField() {
  const schema = z.preprocess((sent) => (sent === "" || sent === null ? 0 : sent), wholeNumber(0));
  const label = { en: "Order", cs: "Pořadí" };
  return field({ kind: "number", label, schema, answered: schema, empty: 0 });
}

/** Whether visitors see the record. */
export function activeField() {
  return flagField({ label: { en: "Shown on the site", cs: "Zobrazit na webu" }, empty: true });
}

function field<S extends z.ZodType, A extends z.ZodType, K extends ContentField["kind"]>(
  facts: ContentField<S, A, K>,
): ContentField<S, A, K> {
  return facts;
}
