import type { z } from "zod";
import type { Endpoint, InputOf } from "#kit/contract/endpoint.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { parseIn } from "#kit/contract/validation/says.ts";
import { requireFindable } from "#kit/contract/validation/storable.ts";

/** A request's path and query parameters as they were sent. */
interface Given {
  params: unknown;
  query: unknown;
}

/** The declared parameters of a call, parsed. Throws BAD_REQUEST for wrong ones, NOT_FOUND for a path that none can have. */
export function outerInput(
  { params, query }: Endpoint,
  language: Language,
  given: Given,
): Omit<InputOf<Endpoint>, "body"> {
  const parsed = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const result = parseIn(language, schema, value);
    if (!result.ok) throw new Refusal("BAD_REQUEST", { errors: result.errors });
    return result.value;
  };
  const input = { params: parsed(params, given.params), query: parsed(query, given.query) };
  requireFindable(input.params);
  return input as InputOf<Endpoint>;
}

/**
 * The key of a kept read: the endpoint, the language and the parameters that the endpoint declares, as parsed, in the
 * order of its contract. Nothing else of a request can be part of the answer, for this is all that its handler gets.
 */
export function readKey(
  { method, path, params, query }: Endpoint,
  language: Language,
  input: Omit<InputOf<Endpoint>, "body">,
): string {
  const inOrder = (schema: z.ZodObject | undefined, values: unknown) =>
    Object.keys(schema?.shape ?? {}).map((name) => (values as Record<string, unknown>)[name] ?? null);
  return JSON.stringify([method, path, language, inOrder(params, input.params), inOrder(query, input.query)]);
}
