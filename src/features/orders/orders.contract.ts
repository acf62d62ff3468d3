import { z } from "zod";

/** What the link in every mail opens: an order for its customer, without an account. */
export const orderKeyParams = z.object({
  id: z.coerce.number().int().min(1).max(2_147_483_647),
  key: z.string().min(1).max(100),
});
