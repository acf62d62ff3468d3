import { z } from "zod";
import type { Endpoint } from "#kit/contract/endpoint.ts";

/** Every text and number of a call's body, each in a request of its own with a text that is slow to judge. */

/** What patterns stumble over, in the length that is asked for. */
export const SLOW_TEXTS: [name: string, make: (length: number) => string][] = [
  ["blanks", (length) => `1${" ".repeat(length)}x`],
  ["no-break spaces", (length) => `1${"\u00a0".repeat(length / 2)}x`],
  ["line breaks", (length) => `x${"\n".repeat(length)}x`],
  ["digits", (length) => `${"1".repeat(length)}x`],
  ["letters", (length) => `${"a".repeat(length)}!`],
  ["a mixture", (length) => `x${"1 \na.-@".repeat(length / 8)}x`],
];

/** Further ones, which take what a text is made into: markup, escapes, words of search. */
export const ODD_TEXTS: typeof SLOW_TEXTS = [
  ["markup", (length) => `<p>${"<b>".repeat(length / 3)}`],
  ["halves of surrogates", (length) => "\ud800".repeat(length / 6)],
  ["zero bytes", (length) => `x${"\0".repeat(length / 6)}`],
  ["separators", (length) => "1;,:/".repeat(length / 5)],
];

interface Node {
  type?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  prefixItems?: Node[];
}

type Path = (string | number)[];

/** Where texts and numbers stand in the body of a call. */
export function fieldsOf({ body }: Endpoint): Path[] {
  if (!body) return [];
  const found = new Map<string, Path>();
  const look = (node: Node, path: Path): void => {
    if (path.length > 8) return;
    const isLeaf = ["string", "number", "integer", undefined].includes(node.type) && !node.properties;
    if (isLeaf && path.length > 0) found.set(path.join("."), path);
    for (const [name, part] of Object.entries(node.properties ?? {})) look(part, [...path, name]);
    for (const part of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])])
      look(part, path);
    if (node.items) look(node.items, [...path, 0]);
    for (const [index, part] of (node.prefixItems ?? []).entries()) look(part, [...path, index]);
  };
  look(schemaOf(body) as Node, []);
  return [...found.values()];
}

/** What a body may be, as JSON Schema. */
export function schemaOf(body: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
}

/** The body with one text at that place; what is not there on the way is made. */
export function withText(body: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (typeof key === "number") {
    const list = Array.isArray(body) ? [...body] : [];
    list[key] = withText(list[key], rest, text);
    return list;
  }
  const record = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  return { ...record, [key]: withText(record[key], rest, text) };
}

/** A body with one text at that place, and nothing else. */
export function bodyWith(path: Path, text: string): unknown {
  return withText(undefined, path, text);
}
