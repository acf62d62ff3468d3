import { Refusal } from "../errors.ts";

const MAX_DEPTH = 20;

/**
 * A value with texts that PostgreSQL can keep: without NUL characters and lone surrogates, which no
 * person types. It is asked wherever texts come to be: of a body, and of JSON within a text. Throws BAD_REQUEST for what is nested deeper than any contract.
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed();
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) throw new Refusal("BAD_REQUEST");
  if (Array.isArray(value)) return value.map((entry) => storable(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [String(storable(key)), storable(entry, depth + 1)]),
  );
}

/** Throws NOT_FOUND for a path with what PostgreSQL can't keep, and so can't look for: nothing is called like that. */
export function requireFindable(params: unknown): void {
  for (const text of Object.values(params ?? {}))
    if (typeof text === "string" && (text.includes("\0") || !text.isWellFormed()))
      throw new Refusal("NOT_FOUND");
}
