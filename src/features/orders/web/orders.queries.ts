import type { Both } from "#kit/contract/language.ts";
import { ApiError } from "#kit/web/api-error.ts";
import type { ApiQuery } from "#kit/web/queries.ts";
import type { PaymentMethodsEndpoints, ShippingMethodsEndpoints } from "../methods.contract.ts";
import type { OrderDetail, OrderPage, StatusEffects } from "../order-records.contract.ts";
import type { OrderStatus } from "../order-status.ts";
import type { OrdersEndpoints } from "../orders.contract.ts";
import type { PaymentMethod } from "../payment-methods.content.ts";
import type { ShippingMethod } from "../shipping-methods.content.ts";

import type { Withdrawal, WithdrawalsEndpoints } from "../withdrawals.contract.ts";

/** Orders on one page of the back office. */
export const ORDERS_PER_PAGE = 50;

/** Ways of shipping; what is no list counts as empty (spec/public-site.md section 5). */
export const shippingMethodsQuery: ApiQuery<ShippingMethod[]> = {
  key: ["shipping-methods"],
  fetch: async (api, signal) =>
    listOrEmpty(await api.of<ShippingMethodsEndpoints>()("GET /orders/shipping-methods", { signal })),
};

/** Ways of paying; what is no list counts as empty. */
export const paymentMethodsQuery: ApiQuery<PaymentMethod[]> = {
  key: ["payment-methods"],
  fetch: async (api, signal) =>
    listOrEmpty(await api.of<PaymentMethodsEndpoints>()("GET /orders/payment-methods", { signal })),
};

interface OrdersShown {
  page: number;
  q?: string | undefined;
  status?: OrderStatus | undefined;
}

const INVALID_FORMAT: Both<string> = {
  en: "Invalid data format from API",
  cs: "Neplatný formát dat z API",
};

/** One page of the orders, newest first. An answer that is none is an error (spec/back-office.md section 8). */
export function adminOrdersQuery({ page, q = "", status }: OrdersShown): ApiQuery<OrderPage> {
  return {
    key: ["orders", "list", { page, q, status: status ?? null }],
    fetch: async (api, signal) => {
      const query = { page, limit: ORDERS_PER_PAGE, q, status };
      const answer = await api.of<OrdersEndpoints>()("GET /orders/admin/orders", { query, signal });
      if (Array.isArray(answer) || !Array.isArray(answer?.orders))
        throw new ApiError("parse", INVALID_FORMAT[api.language]);
      return answer;
    },
  };
}

/** One order with its items. */
export function orderQuery(id: number): ApiQuery<OrderDetail> {
  return {
    key: ["orders", "one", id],
    fetch: (api, signal) =>
      api.of<OrdersEndpoints>()("GET /orders/admin/orders/:id", { params: { id }, signal }),
  };
}

/** What each status would bring with it now. */
export function statusEffectsQuery(id: number): ApiQuery<StatusEffects> {
  return {
    key: ["orders", "status-effects", id],
    fetch: (api, signal) =>
      api.of<OrdersEndpoints>()("GET /orders/admin/orders/:id/status-effects", { params: { id }, signal }),
    staleTime: 0,
  };
}

/** Withdrawals that wait for the team, or all of one order. */
export function withdrawalsQuery(order?: number): ApiQuery<Withdrawal[]> {
  return {
    key: ["orders", "withdrawals", order ?? null],
    fetch: (api, signal) =>
      api.of<WithdrawalsEndpoints>()("GET /withdrawals", { query: order ? { order } : {}, signal }),
  };
}

function listOrEmpty<T>(answer: T[]): T[] {
  return Array.isArray(answer) ? answer : [];
}
