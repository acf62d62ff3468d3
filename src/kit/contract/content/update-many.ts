import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type ContentType, editorsOf, pathOf } from "./content-type.ts";

/** More than anybody ticks in a list. */
const MOST = 200;

/**
 * The endpoint that changes many records of a type at once, all or none. `change` is what of a record may be changed
 * so. Each record says on which version its change is based: the way back is the same call with the former values.
 */
export function updateManyEndpointOf<
  C extends ContentType,
  I extends z.ZodType<number | string>,
  S extends z.ZodObject,
  R extends z.ZodType,
>(content: C, { id, change, record }: { id: I; change: S; record: R }) {
  const one = z.object({ id, based_on: z.iso.datetime(), change: change.partial() });
  return endpoint({
    method: "PATCH",
    path: pathOf(content),
    access: "admin",
    roles: editorsOf(content),
    summary: `${content.names.many.en}: changes many at once, all or none; 409 names the record that was changed or deleted meanwhile`,
    body: z.object({
      records: z
        .array(one)
        .min(1)
        .max(MOST)
        .refine(
          (all) => new Set(all.map((entry) => String((entry as { id: unknown }).id))).size === all.length,
        ),
    }),
    response: z.object({ records: z.array(record) }),
  });
}
