import type { ApiQuery } from "#kit/web/queries.ts";
import type { Product, ProductsEndpoints } from "../../products.contract.ts";

/** All products, hidden ones too: the team's view. */
export const allProductsQuery: ApiQuery<Product[]> = {
  key: ["admin", "products"],
  staleTime: 0,
  fetch: (api, signal) => {
    // The server ignores it; it is the call of spec/back-office.md section 7.
    const query = { featured: undefined, cacheBuster: Date.now() };
    return api.of<ProductsEndpoints>()("GET /products", { query, signal });
  },
};
