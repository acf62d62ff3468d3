import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CartLine } from "#features/cart/index.ts";
import { cart } from "#features/cart/web/index.ts";
import type { PaymentMethod } from "#features/methods/payment-methods.content.ts";
import type { ShippingMethod } from "#features/methods/shipping-methods.content.ts";
import { paymentMethodsQuery, shippingMethodsQuery } from "#features/methods/web/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Api } from "#kit/web/api/api.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useApi } from "#kit/web/page-context.ts";
import type { CheckoutEndpoints } from "../../checkout.contract.ts";
import type { Codes } from "../codes/use-codes.ts";
import {
  boughtFrom,
  type ConfirmedOrder,
  confirmed,
  keepConfirmed,
} from "../confirmation/confirmed-order.ts";
import { orderBody, serverErrors } from "../form/checkout-values.ts";
import type { CheckoutForm } from "../form/use-checkout-form.ts";
import { goesToPoint } from "../use-methods.ts";
import { forgetKey, keyFor } from "./idempotency-key.ts";
import { changedPrices } from "./price-change.ts";
import { TAB_KEYS, tabMemory } from "./tab-memory.ts";

/** Why an order was not placed. A server's text is in the language of its call and gone with that. */
export type OrderFailure =
  | { kind: "prices"; total: number | null }
  | { kind: "code"; message: string; language: Language }
  | { kind: "message"; message: string; language: Language };

interface Ordering {
  form: CheckoutForm;
  lines: CartLine[];
  codes: Codes;
  shipping: ShippingMethod | undefined;
  payment: PaymentMethod | undefined;
  onPlaced: (order: ConfirmedOrder) => void;
}

/** Places an order; the same body again is the same order. */
export function sendOrder(api: Api, body: ReturnType<typeof orderBody>) {
  const headers = { "idempotency-key": keyFor(body) };
  return api.of<CheckoutEndpoints>()("POST /orders", { body, headers, host: "checkout" });
}

/** Sends the order once, however often the button is pressed; keeps the form on every failure. */
export function usePlaceOrder({ form, lines, codes, shipping, payment, onPlaced }: Ordering) {
  const api = useApi();
  const client = useQueryClient();
  const { language } = useLanguage();
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const under = useRef(false);

  async function place(): Promise<void> {
    if (under.current) return;
    under.current = true;
    setSubmitting(true);
    setFailure(null);
    const values = goesToPoint(shipping) ? form.values : { ...form.values, pickupPoint: "" };
    const body = orderBody(values, lines, shipping?.price ?? 0, payment?.fee ?? 0, codes);
    try {
      const order = confirmed(
        await sendOrder(api, body),
        body,
        payment,
        boughtFrom(lines, shipping, payment, codes.discount),
      );
      keepConfirmed(order);
      forgetKey();
      tabMemory.remove(TAB_KEYS.draft);
      cart.clear();
      onPlaced(order);
    } catch (error) {
      refused(error);
      setSubmitting(false);
    }
    under.current = false;
  }

  function refused(error: unknown): void {
    if (isApiError(error) && error.code === "PRICE_CHANGED") {
      const now = changedPrices(error.body);
      cart.reprice(now.items);
      if (now.shipping !== null) repriceShipping(now.shipping);
      if (now.fee !== null && now.fee !== (payment?.fee ?? 0))
        void client.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[1] === paymentMethodsQuery.key[0],
        });
      // The team may have changed what the code brings.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === "cart-code" });
      setFailure({ kind: "prices", total: now.total });
      return;
    }
    if (isApiError(error)) {
      form.show(serverErrors(error.errors));
      // Something was sold meanwhile: the cart is compared with the products again and says what.
      if (error.errors.some(({ path }) => path.startsWith("items.")))
        void client.invalidateQueries({ queryKey: [language, ...productsQuery.key] });
      const gone = error.errors.find(({ path }) => path === "discount_code" || path.startsWith("codes."));
      if (gone && error.errors.length === 1) {
        dropCode(gone.path);
        setFailure({ kind: "code", message: gone.message, language });
        return;
      }
    }
    setFailure({ kind: "message", message: messageOf(error), language });
  }

  /** A code that brings nothing goes, so that the price is there without it. */
  function dropCode(path: string): void {
    const [, place] = path.split(".");
    const code = place === undefined ? codes.sent.discount_code : codes.sent.codes?.[Number(place)];
    const text = codes.shown.find((one) => one.code === code)?.text;
    if (text) cart.removeCode(text);
  }

  /** In both languages: the lists of methods are kept for each. */
  function repriceShipping(price: number): void {
    // One that costs by weight or sum is read anew, with what the products weigh.
    if (shipping?.price_steps?.length || typeof shipping?.free_from === "number")
      return void client.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[1] === shippingMethodsQuery.key[0] || queryKey[1] === productsQuery.key[0],
      });
    client.setQueriesData<ShippingMethod[]>(
      { predicate: ({ queryKey }) => queryKey[1] === shippingMethodsQuery.key[0] },
      (methods) => methods?.map((method) => (method.id === shipping?.id ? { ...method, price } : method)),
    );
  }

  return { place, submitting, failure };
}
