import { z } from "zod";
import type { Endpoint } from "#kit/contract/endpoint.ts";

/** The names of the fields that a body may have; null where it takes any. */
export function fieldNames(schema: z.core.$ZodType): Set<string> | null {
  const { type, shape, catchall, in: before, innerType, options } = schema._zod.def as unknown as {
    type: string;
    shape?: Record<string, unknown>;
    catchall?: z.core.$ZodType;
    in?: z.core.$ZodType;
    innerType?: z.core.$ZodType;
    options?: z.core.$ZodType[];
  };
  if (shape) return catchall && catchall._zod.def.type !== "never" ? null : new Set(Object.keys(shape));
  // A transform before it takes whatever there is.
  if (type === "pipe") return before ? fieldNames(before) : null;
  if (innerType) return fieldNames(innerType);
  if (!options) return null;
  const each = options.map(fieldNames);
  return each.includes(null) ? null : new Set(each.flatMap((names) => [...(names as Set<string>)]));
}

/** The body of a call for the OpenAPI document: its fields, and its files where it takes any. */
export function bodySchema({ body, files }: Endpoint): { body?: z.ZodType } {
  if (!files || Object.keys(files).length === 0) return body ? { body } : {};
  const parts = Object.entries(files).map(([name, { many }]) => [name, many ? z.array(FILE).optional() : FILE.optional()]);
  const uploads = Object.fromEntries(parts);
  if (!body) return { body: z.object(uploads) };
  return { body: body instanceof z.ZodObject ? z.object({ ...body.shape, ...uploads }) : z.intersection(body, z.object(uploads)) };
}

const FILE = z.any().meta({ type: "string", format: "binary" });
