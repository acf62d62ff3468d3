import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { CustomerOrder, CustomerOrderEndpoints } from "../customer-order.contract.ts";

export interface OrderAddress {
  id: number;
  key: string;
}

/** An order for its customer; never older than the page. */
export function customerOrderQuery({ id, key }: OrderAddress): ApiQuery<CustomerOrder> {
  return {
    key: ["customer-order", id, key],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<CustomerOrderEndpoints>()("GET /orders/mine/:id/:key", { params: { id, key }, signal }),
  };
}
