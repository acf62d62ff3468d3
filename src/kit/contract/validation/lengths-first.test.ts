import { expect, test } from "vitest";
import { z } from "zod";
import { parseIn, says } from "./says.ts";

const words = { en: "At most three.", cs: "Nejvýše tři." };

/** A schema that notes what it has looked at. */
function noting(make: (text: z.ZodString, look: (text: string) => string) => z.ZodType) {
  const seen: number[] = [];
  const look = (text: string) => {
    seen.push(text.length);
    return text.trim();
  };
  return { schema: z.object({ field: make(z.string(), look) }), seen };
}

test.each([
  [
    "max before",
    (text: z.ZodString, look: (t: string) => string) => text.max(3, says(words)).overwrite(look),
  ],
  [
    "max behind",
    (text: z.ZodString, look: (t: string) => string) => text.overwrite(look).max(3, says(words)),
  ],
  [
    "deep inside",
    (text: z.ZodString, look: (t: string) => string) =>
      z.array(z.union([z.null(), text.overwrite(look).max(3, says(words))])).prefault([]),
  ],
])("a text that is far too long is refused by its length alone: %s", (name, make) => {
  const { schema, seen } = noting(make);
  const long = " ".repeat(5_000);
  const field = name === "deep inside" ? [long] : long;
  const result = parseIn("cs", schema, { field });
  expect(result.ok).toBe(false);
  if (name !== "deep inside") expect(result).toMatchObject({ errors: [{ message: words.cs }] });
  expect(seen).toEqual([]);
});

test("a text with blanks around it is looked at, and judged by what is left", () => {
  const { schema, seen } = noting((text, look) => text.overwrite(look).max(3));
  expect(parseIn("en", schema, { field: `  ab${" ".repeat(50)}` })).toEqual({
    ok: true,
    value: { field: "ab" },
  });
  expect(seen).toEqual([54]);
});

test("of a list that is too long no entry is looked at", () => {
  const seen: number[] = [];
  const entry = z.number().refine((number) => seen.push(number) > 0);
  const result = parseIn("en", z.object({ list: z.array(entry).max(2) }), { list: [1, 2, 3] });
  expect(result).toEqual({
    ok: false,
    errors: [{ path: "list", message: "This may have at most 2 entries." }],
  });
  expect(seen).toEqual([]);
});

test("of very many wrong fields the first hundred are told", () => {
  const schema = z.record(z.string(), z.number());
  const wrong = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, "x"]));
  const result = parseIn("en", schema, wrong);
  expect(result.ok ? 0 : result.errors.length).toBe(100);
});
