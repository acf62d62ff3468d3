import { useApiQuery } from "#kit/web/queries.ts";
import type { PaymentMethod, ShippingMethod } from "../payment-and-shipping.contract.ts";
import type { CheckoutValues } from "./checkout-values.ts";
import { paymentMethodsQuery, shippingMethodsQuery } from "./orders.queries.ts";

export interface Methods {
  /** Empty while loading, after a failure, and where the API answers no list. */
  shipping: ShippingMethod[];
  payment: PaymentMethod[];
  loading: boolean;
  error: Error | null;
  again: () => void;
  /** What the form's selects stand on; undefined for nothing, or for what is offered no longer. */
  chosen: (values: Pick<CheckoutValues, "shipping" | "payment">) => {
    shipping: ShippingMethod | undefined;
    payment: PaymentMethod | undefined;
  };
}

/** The ways of shipping and paying that the checkout offers. */
export function useMethods(): Methods {
  const shipping = useApiQuery(shippingMethodsQuery);
  const payment = useApiQuery(paymentMethodsQuery);
  const queries = [shipping, payment];
  const lists = { shipping: shipping.data ?? [], payment: payment.data ?? [] };
  const loading = queries.some(({ data, isFetching }) => data === undefined && isFetching);
  return {
    ...lists,
    loading,
    error: loading ? null : (queries.find(({ data, error }) => data === undefined && error)?.error ?? null),
    again: () => {
      for (const query of queries) if (query.data === undefined) void query.refetch();
    },
    chosen: (values) => ({
      shipping: lists.shipping.find(({ id }) => String(id) === values.shipping),
      payment: lists.payment.find(({ id }) => String(id) === values.payment),
    }),
  };
}
