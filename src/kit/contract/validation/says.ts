import type { z } from "zod";
import { type Both, FALLBACK_LANGUAGE, type Language } from "../language/language.ts";
import { issueWords } from "./issue-words.ts";
import { withLengthsFirst } from "./lengths-first.ts";

/**
 * Validation texts in both languages. Zod asks for a message while it parses, and parsing is synchronous,
 * so the language of the running parse can stand here without ever leaking into another one.
 */
let speaking: Language = FALLBACK_LANGUAGE;

/** Zod parameters that speak the language of the parse: `z.string().min(1, says({ en: "...", cs: "..." }))`. */
export function says(words: Both<string>): Says {
  return { error: () => words[speaking] };
}

export interface Says {
  error: () => string;
}

export interface FieldError {
  /** Dotted path of the field, such as `customer.email` or `translations.cs.name`. */
  path: string;
  message: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

/** Of a value with more faults nobody reads them all; the answer would be as large as its sender likes. */
const MOST_ERRORS = 100;

/** Parses `value`; issues come back as field errors in `language`. Never throws for bad input. */
export function parseIn<S extends z.ZodType>(
  language: Language,
  schema: S,
  value: unknown,
): Parsed<z.output<S>> {
  const before = speaking;
  speaking = language;
  try {
    const result = withLengthsFirst(schema).safeParse(value, {
      error: (issue) => issueWords(issue)[language],
    });
    if (result.success) return { ok: true, value: result.data };
    const errors = result.error.issues
      .slice(0, MOST_ERRORS)
      .map((issue) => ({ path: issue.path.join("."), message: issue.message }));
    return { ok: false, errors };
  } finally {
    speaking = before;
  }
}
