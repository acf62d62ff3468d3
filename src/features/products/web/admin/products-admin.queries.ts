import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { Product, ProductsEndpoints } from "../../products.contract.ts";

/** All products, hidden ones too: the team's view. */
export const allProductsQuery: ApiQuery<Product[]> = {
  key: ["admin", "products"],
  staleTime: 0,
  fetch: (api, signal) => {
    // The server ignores `cacheBuster`; it keeps caches on the way from answering.
    const query = { featured: undefined, cacheBuster: Date.now() };
    return api.of<ProductsEndpoints>()("GET /products", { query, signal });
  },
};
