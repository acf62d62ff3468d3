import type { Both, Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { faultsOf } from "#kit/web/editor/check-whole.ts";
import type { PaymentKind } from "../../order-status.ts";
import {
  type PaymentMethod,
  paymentContent,
  type ShippingMethod,
  shippingContent,
} from "../../payment-and-shipping.contract.ts";

interface MethodValues {
  display_order: number;
  is_active: boolean;
  translations: Both<{ name: string }>;
}

/** What the form of a shipping method holds; `price` in CZK, null while it is blank. */
export interface ShippingValues extends MethodValues {
  price: number | null;
}

/** What the form of a payment method holds. */
export interface PaymentValues extends MethodValues {
  kind: PaymentKind;
}

const EMPTY_METHOD: MethodValues = {
  display_order: 0,
  is_active: true,
  translations: { en: { name: "" }, cs: { name: "" } },
};

export const EMPTY_SHIPPING: ShippingValues = { ...EMPTY_METHOD, price: 0 };
export const EMPTY_PAYMENT: PaymentValues = { ...EMPTY_METHOD, kind: "bank" };

export function shippingValues(method: ShippingMethod): ShippingValues {
  const { price, display_order, is_active, translations } = method;
  return { price, display_order, is_active, translations };
}

export function paymentValues(method: PaymentMethod): PaymentValues {
  const { kind, display_order, is_active, translations } = method;
  return { kind, display_order, is_active, translations };
}

export function shippingFaults(values: ShippingValues, _: unknown, language: Language): FieldError[] {
  return faultsOf(shippingContent.whole, values, language);
}

export function paymentFaults(values: PaymentValues, _: unknown, language: Language): FieldError[] {
  return faultsOf(paymentContent.whole, values, language);
}
