import type { Discount } from "../../discounts.contract.ts";

/** What the form of a discount code holds; a day that is not set is a blank text. */
export type DiscountValues = Pick<
  Discount,
  | "code"
  | "note"
  | "kind"
  | "percent"
  | "amount"
  | "free_shipping"
  | "minimum"
  | "products"
  | "max_uses"
  | "once_per_customer"
  | "is_active"
> & { valid_from: string; valid_until: string };

export const EMPTY_DISCOUNT: DiscountValues = {
  code: "",
  note: "",
  kind: "percent",
  percent: 10,
  amount: 0,
  free_shipping: false,
  minimum: 0,
  products: [],
  max_uses: null,
  once_per_customer: false,
  valid_from: "",
  valid_until: "",
  is_active: true,
};

/** The form of a stored code. */
export function valuesOf(discount: Discount): DiscountValues {
  const { code, note, kind, percent, amount, free_shipping, minimum, products } = discount;
  const { max_uses, once_per_customer, valid_from, valid_until, is_active } = discount;
  return {
    code,
    note,
    kind,
    percent,
    amount,
    free_shipping,
    minimum,
    products,
    max_uses,
    once_per_customer,
    is_active,
    valid_from: valid_from ?? "",
    valid_until: valid_until ?? "",
  };
}
