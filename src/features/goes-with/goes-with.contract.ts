import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { slugParams } from "#kit/contract/validation/fields.ts";

const beside = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  price: z.number(),
  image_path: z.string().nullable(),
});

export type Beside = z.output<typeof beside>;

export const goesWithEndpoints = {
  ofProduct: endpoint({
    method: "GET",
    path: "/products/:slug/goes-with",
    access: "public",
    cache: true,
    summary:
      "At most four products that go with one and can be bought: those that the team has chosen, else what is bought in the same orders, else others of its kind",
    params: slugParams,
    response: z.array(beside),
  }),
};

export type GoesWithEndpoints = typeof goesWithEndpoints;
