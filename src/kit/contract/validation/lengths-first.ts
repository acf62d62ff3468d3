import type { z } from "zod";

type Schema = z.core.$ZodType;
type Definition = Record<string, unknown> & { checks?: z.core.$ZodCheck[] };

/** What is put into a text's own form first, without blanks and breaks, may be so many times as long before. */
const ROOM = 10;

const done = new WeakSet<object>();

/**
 * Makes a schema refuse texts by their length before anything else of it looks at them. Zod goes on after a failed
 * `max`, so a sender would decide how much work it is.
 */
export function withLengthsFirst<S extends Schema>(schema: S): S {
  if (done.has(schema)) return schema;
  done.add(schema);
  const definition = schema._zod.def as unknown as Definition;
  const checks = definition.checks ?? [];
  const place = checks.findIndex((check) => check._zod.def.check === "max_length");
  const longest = checks[place];
  if (longest) refuseLonger(schema, longest, mostOf(checks.slice(0, place), longest));
  for (const part of partsOf(definition)) withLengthsFirst(part);
  return schema;
}

/** The greatest length that is looked at. */
function mostOf(before: z.core.$ZodCheck[], longest: z.core.$ZodCheck): number {
  const { maximum } = longest._zod.def as z.core.$ZodCheckMaxLengthDef;
  return before.some((check) => check._zod.def.check === "overwrite") ? ROOM * maximum + 1_000 : maximum;
}

function refuseLonger(schema: Schema, longest: z.core.$ZodCheck, most: number): void {
  const run = schema._zod.run;
  schema._zod.run = (payload, context) => {
    const { value } = payload;
    if (typeof value !== "string" || value.length <= most) return run(payload, context);
    // In its own words; zod keeps what was refused beside them, which nobody reads.
    longest._zod.check(payload as never);
    return payload;
  };
}

/** The schemas that a schema is made of. */
function partsOf({ shape, element, innerType, options, items, getter, ...more }: Definition): Schema[] {
  const many = [shape ?? {}, options ?? [], items ?? []].flatMap((each) => Object.values(each as object));
  const { in: before, out, keyType, valueType, left, right, rest } = more;
  const one = [element, innerType, before, out, keyType, valueType, left, right, rest];
  const made = typeof getter === "function" ? [getter()] : [];
  return [...many, ...one, ...made].filter((part): part is Schema => Boolean((part as Schema)?._zod));
}
