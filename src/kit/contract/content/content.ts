import { z } from "zod";
import type { Both } from "../language/language.ts";
import { instant, json } from "../validation/fields.ts";
import type { Says } from "../validation/says.ts";
import { withoutUnseen } from "../validation/written.ts";

/**
 * A content type is written as facts: its texts (kept in both languages) and its other fields.
 * From them come the schema of the stored record, of what a write may send, and of a whole valid record.
 */

type Texts = Record<string, z.ZodType<string, string>>;

interface TextRule {
  /** Longest text in characters. */
  max?: number;
  /** Refuses a blank text, with these words. */
  required?: Says;
}

/** A text in one language; blank allowed unless `required`. */
export function text({ max = 300, required }: TextRule = {}) {
  const base = z.string().overwrite(withoutUnseen).trim().max(max);
  return required ? base.min(1, required) : base;
}

/** What is on a record's picture, for those who do not see it. */
export function alternativeText() {
  return text({ max: 500 });
}

export function contentContract<T extends Texts, F extends z.ZodRawShape>(facts: { texts: T; fields: F }) {
  const texts = z.object(blankWhereMissing(facts.texts));
  const stored = z.object(blankable(facts.texts));
  const translations = z.object({ en: texts, cs: texts });
  const fields = z.object(facts.fields);
  return {
    /** Fields and texts of a record that may be saved; a write is merged into the record, then checked by this. */
    whole: z.object({ ...facts.fields, translations }),
    /** What a write may send: any part; what is not sent stays as it is. */
    input: z.object({
      ...fields.partial().shape,
      translations: json(
        z.object({ en: partialTexts(facts.texts), cs: partialTexts(facts.texts) }).partial(),
      ).optional(),
    }),
    /** The shape of `translations` as stored, with every text present. */
    translations: z.object({ en: stored, cs: stored }),
    /** A record as the API answers it: both languages, and the asked language's texts flattened beside them. */
    record: z.object({
      id: z.int(),
      ...facts.fields,
      ...blankable(facts.texts),
      translations: z.object({ en: stored, cs: stored }),
      created_at: instant(),
      updated_at: instant(),
    }),
  };
}

type Blankable<T extends Texts> = { [K in keyof T]: z.ZodDefault<z.ZodString> };
type PartialTexts<T extends Texts> = z.ZodObject<{ [K in keyof T]: z.ZodOptional<z.ZodString> }>;

function blankable<T extends Texts>(texts: T): Blankable<T> {
  return Object.fromEntries(Object.keys(texts).map((key) => [key, z.string().default("")])) as Blankable<T>;
}

/** A text that a type has got since a record was stored is blank in it. */
function blankWhereMissing<T extends Texts>(texts: T): T {
  // What a form sends and what comes out is as before; only a stored record may lack a text.
  return Object.fromEntries(
    Object.entries(texts).map(([key, schema]) => [key, schema.prefault("")]),
  ) as unknown as T;
}

function partialTexts<T extends Texts>(texts: T): PartialTexts<T> {
  return z.object(
    Object.fromEntries(Object.keys(texts).map((key) => [key, z.string().optional()])),
  ) as PartialTexts<T>;
}

/** Sent texts over stored ones, per language: a write that sends only `cs.name` changes only that. */
export function mergeTranslations<T extends Record<string, string>>(
  stored: Both<T>,
  sent: Partial<Both<Partial<T>>> | undefined,
): Both<T> {
  return { en: { ...stored.en, ...defined(sent?.en) }, cs: { ...stored.cs, ...defined(sent?.cs) } };
}

function defined<T extends object>(value: T | undefined): T {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([, v]) => v !== undefined)) as T;
}
