import type { z } from "zod";
import { type Both, FALLBACK_LANGUAGE, type Language } from "../language/language.ts";
import { issueWords } from "./issue-words.ts";

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

/** Parses `value`; every issue comes back as a field error in `language`. Never throws for bad input. */
export function parseIn<S extends z.ZodType>(
  language: Language,
  schema: S,
  value: unknown,
): Parsed<z.output<S>> {
  const before = speaking;
  speaking = language;
  try {
    const result = schema.safeParse(value, { error: (issue) => issueWords(issue)[language] });
    if (result.success) return { ok: true, value: result.data };
    return {
      ok: false,
      errors: result.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message })),
    };
  } finally {
    speaking = before;
  }
}
