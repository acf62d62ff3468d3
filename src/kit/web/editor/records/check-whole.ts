import type { z } from "zod";
import type { Language } from "#kit/contract/language/language.ts";
import { type FieldError, parseIn } from "#kit/contract/validation/says.ts";

/** The faults of a form's values by the contract's `whole` schema, in the page's language. */
export function validationErrorsOf(schema: z.ZodType, values: unknown, language: Language): FieldError[] {
  const parsed = parseIn(language, schema, values);
  return parsed.ok ? [] : parsed.errors;
}
