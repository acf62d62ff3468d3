import { z } from "zod";

/** More than any list of the back office has. */
const LONGEST_LIST = 5000;

/** The body of a `PUT /display-order/...`: all records of the list in their new order, each once. */
export function newOrder<I extends z.ZodType<string | number>>(id: I) {
  return z.object({
    ids: z
      .array(id)
      .min(1)
      .max(LONGEST_LIST)
      .refine((ids) => new Set(ids).size === ids.length),
  });
}

/** The ids of most lists. */
export const numberedOrder = newOrder(z.int().min(1).max(2_147_483_647));
