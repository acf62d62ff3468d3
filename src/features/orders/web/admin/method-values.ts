import type { Both, Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { faultsOf } from "#kit/web/editor/check-whole.ts";
import type { PaymentKind } from "../../order-status.ts";
import {
  type PaymentMethod,
  paymentContent,
  type ShippingMethod,
  wholeShipping,
} from "../../payment-and-shipping.contract.ts";

interface MethodValues {
  display_order: number;
  is_active: boolean;
  translations: Both<{ name: string }>;
}

/** What the form of a shipping method holds; `price` in CZK, text while it is blank or no amount. */
export interface ShippingValues extends MethodValues {
  price: number | string;
  for_goods: boolean;
  for_services: boolean;
  is_pickup: boolean;
  countries: string[];
}

/** What the form of a payment method holds. */
export interface PaymentValues extends MethodValues {
  kind: PaymentKind;
  /** Ids as texts, as the form's input has them. */
  shipping_methods: string[];
}

const EMPTY_METHOD: MethodValues = {
  display_order: 0,
  is_active: true,
  translations: { en: { name: "" }, cs: { name: "" } },
};

export const EMPTY_SHIPPING: ShippingValues = {
  ...EMPTY_METHOD,
  price: 0,
  for_goods: true,
  for_services: false,
  is_pickup: false,
  countries: ["CZ"],
};
export const EMPTY_PAYMENT: PaymentValues = { ...EMPTY_METHOD, kind: "bank", shipping_methods: [] };

export function shippingValues(method: ShippingMethod): ShippingValues {
  const { price, for_goods, for_services, is_pickup, countries, display_order, is_active, translations } =
    method;
  return { price, for_goods, for_services, is_pickup, countries, display_order, is_active, translations };
}

export function paymentValues(method: PaymentMethod): PaymentValues {
  const { kind, display_order, is_active, translations } = method;
  const shipping_methods = method.shipping_methods.map(String);
  return { kind, shipping_methods, display_order, is_active, translations };
}

/** What is sent of the form. */
export function paymentBody({ shipping_methods, ...values }: PaymentValues) {
  return { ...values, shipping_methods: shipping_methods.map(Number) };
}

export function shippingFaults(values: ShippingValues, _: unknown, language: Language): FieldError[] {
  return faultsOf(wholeShipping, values, language);
}

export function paymentFaults(values: PaymentValues, _: unknown, language: Language): FieldError[] {
  return faultsOf(paymentContent.whole, paymentBody(values), language);
}
