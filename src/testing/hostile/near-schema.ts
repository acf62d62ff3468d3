import fc from "fast-check";
import { z } from "zod";
import { hostileValue } from "./hostile-values.ts";

interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  $ref?: string;
}

type Near = (shape: Shape) => fc.Arbitrary<unknown>;

/** Values that come near to what a schema takes, so that they get deep: one in ten is something else altogether. */
export function nearSchema(schema: z.ZodType): fc.Arbitrary<unknown> {
  return near(shapeOf(schema));
}

/** Values whose parts are all as their schema says, as far as it says it. */
export function fittingSchema(schema: z.ZodType): fc.Arbitrary<unknown> {
  const plain: Near = (shape) => fitting(shape, plain, fc.constant(null));
  return plain(shapeOf(schema));
}

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;

const near: Near = (shape) =>
  fc.oneof(
    { weight: 9, arbitrary: fitting(shape, near, hostileValue) },
    { weight: 1, arbitrary: hostileValue },
  );

function fitting(shape: Shape, near: Near, strange: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if ("const" in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const several = shape.anyOf ?? shape.oneOf;
  if (several?.length) return fc.oneof(...several.map(near));
  const [type] = [shape.type].flat();
  if (type === "object" || shape.properties || shape.allOf) return object(shape, near, strange);
  if (type === "array")
    return fc.array(shape.items && typeof shape.items === "object" ? near(shape.items) : strange, {
      maxLength: 4,
    });
  if (type === "string") return text(shape.format);
  if (type === "integer" || type === "number") return fc.oneof(fc.nat(200), fc.integer(), fc.double());
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  // What a preprocessing step takes is not told: flags, numbers and paths as text, translations as JSON.
  return fc.oneof(
    fc.constantFrom<unknown>(1, "1", true, "true", "", null, "2027-06-14", "Drift"),
    both(),
    both().map((pair) => JSON.stringify(pair)),
    strange,
  );
}

function object(
  { properties = {}, required = [], allOf = [], additionalProperties }: Shape,
  near: Near,
  unexpected: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const parts = allOf.map(near);
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, near(shape)])),
    { requiredKeys: required },
  );
  const further =
    typeof additionalProperties === "object"
      ? fc.dictionary(fc.constantFrom("en", "cs", "0", "__proto__", "x"), near(additionalProperties), {
          maxKeys: 3,
        })
      : fc.constant({});
  return fc
    .tuple(
      known,
      further,
      fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: unexpected }),
      ...parts,
    )
    .map(([own, more, strange, ...joined]) =>
      Object.assign({}, own, more, ...joined, strange === null ? {} : { unexpected: strange }),
    );
}

function text(format: string | undefined): fc.Arbitrary<unknown> {
  if (format === "email") return fc.constantFrom("jan@example.cz", "a@example.cz, b@evil.example", "@");
  if (format === "uri") return fc.constantFrom("https://example.cz/x", "javascript:alert(1)", "//x");
  return fc.constantFrom(
    "Drift",
    "drift-2027",
    "2027-06-14",
    "Příliš žluťoučký kůň",
    "1",
    "jan@example.cz",
    "S",
  );
}

const both = () => fc.record({ en: named(), cs: named() }, { requiredKeys: [] });
const named = () =>
  fc.record(
    Object.fromEntries(
      ["name", "title", "slug", "description", "content", "setting_value", "location"].map((field) => [
        field,
        fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom<unknown>("Drift", "drift") },
          { weight: 1, arbitrary: hostileValue },
        ),
      ]),
    ),
    { requiredKeys: [] },
  );
