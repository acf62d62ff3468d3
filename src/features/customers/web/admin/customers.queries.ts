import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { Customer, CustomerPage, CustomersEndpoints } from "../../customers.contract.ts";

export const CUSTOMERS_KEY = "customers";

/** One page of the customers, the latest first. */
export function customersQuery({
  q,
  page = 1,
  limit,
}: {
  q: string;
  page?: number;
  limit?: number;
}): ApiQuery<CustomerPage> {
  return {
    key: [CUSTOMERS_KEY, "list", { q, page, limit: limit ?? null }],
    fetch: (api, signal) =>
      api.of<CustomersEndpoints>()("GET /customers", {
        query: { page, ...(q && { q }), ...(limit && { limit }) },
        signal,
      }),
    staleTime: 0,
  };
}

/** One customer with all that is hers. */
export function customerQuery(key: string): ApiQuery<Customer> {
  return {
    key: [CUSTOMERS_KEY, "one", key],
    fetch: (api, signal) => api.of<CustomersEndpoints>()("GET /customers/:key", { params: { key }, signal }),
    staleTime: 0,
  };
}
