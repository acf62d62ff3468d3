import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { CardGatewayShown, PaymentsEndpoints, TestPayment } from "../payments.contract.ts";

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

/** Which gateway takes cards. */
export const cardGatewayQuery: ApiQuery<CardGatewayShown> = {
  key: ["admin", "card-gateway"],
  fetch: (api, signal) => api.of<PaymentsEndpoints>()("GET /orders/admin/payment-gateway", { signal }),
  staleTime: 0,
};
