import type { ApiQuery } from "#kit/web/queries.ts";
import type { CustomerOrder, CustomerOrderEndpoints } from "../../customer-order.contract.ts";
import type { PaymentsEndpoints, TestPayment } from "../../payments.contract.ts";

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

/** A payment of the test gateway. */
export function testPaymentQuery(reference: string): ApiQuery<TestPayment> {
  return {
    key: ["test-payment", reference],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<PaymentsEndpoints>()("GET /orders/payments/test/pages/:reference", {
        params: { reference },
        signal,
      }),
  };
}
