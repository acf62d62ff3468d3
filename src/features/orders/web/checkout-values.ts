import type { CartLine } from "#features/cart/cart-lines.ts";
import type { Both } from "#kit/contract/language.ts";
import { orderTotal } from "../order-total.ts";

/** What the checkout's form asks for, and the order made of it (spec/public-site.md section 3). Pure. */

export const CHECKOUT_FIELDS = [
  "name",
  "email",
  "phone",
  "address",
  "city",
  "postalCode",
  "shipping",
  "payment",
] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];
export type CheckoutValues = Record<CheckoutField, string>;

/** Values of what is stored, whatever that is; '' for what is not there. */
export function readValues(stored: unknown): CheckoutValues {
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const text = (field: CheckoutField) => (typeof given[field] === "string" ? given[field] : "");
  return Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, text(field)])) as CheckoutValues;
}

/** What is wrong with a field: every one is required, and the e-mail must be one as browsers judge it. */
export type Fault = "missing" | "notAnEmail";

/** As the HTML standard defines a valid e-mail address. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

export function faultsOf(values: CheckoutValues): Partial<Record<CheckoutField, Fault>> {
  const faults: Partial<Record<CheckoutField, Fault>> = {};
  for (const field of CHECKOUT_FIELDS) if (values[field].trim() === "") faults[field] = "missing";
  if (!faults.email && !EMAIL.test(values.email.trim())) faults.email = "notAnEmail";
  return faults;
}

export interface OrderBody {
  customer: { name: string; email: string; phone: string; address: string };
  items: {
    id: string;
    quantity: number;
    price: number;
    /** The id of the chosen size. */
    variant?: number;
    translations: Both<{ name: string; description: string }>;
  }[];
  shipping_method: number;
  payment_method: number;
  total: number;
}

/** The order payload; `shippingPrice` in CZK. */
export function orderBody(
  values: CheckoutValues,
  lines: readonly CartLine[],
  shippingPrice: number,
): OrderBody {
  const { name, email, phone, address, city, postalCode, shipping, payment } = values;
  return {
    customer: {
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      address: [address, city, postalCode].map((part) => part.trim()).join(", "),
    },
    items: lines.map(({ id, quantity, price, translations, variant }) => ({
      ...{ id, quantity, price, translations },
      ...(variant && { variant: variant.id }),
    })),
    shipping_method: Number(shipping),
    payment_method: Number(payment),
    total: orderTotal(lines, shippingPrice),
  };
}

const SERVER_FIELDS: Record<string, CheckoutField> = {
  "customer.name": "name",
  "customer.email": "email",
  "customer.phone": "phone",
  "customer.address": "address",
  shipping_method: "shipping",
  payment_method: "payment",
};

/** The server's field errors beside the fields of the form; those of the cart's lines are not here. */
export function serverFaults(errors: readonly { path: string; message: string }[]) {
  const found: Partial<Record<CheckoutField, string>> = {};
  for (const { path, message } of errors) {
    const field = SERVER_FIELDS[path];
    if (field) found[field] ??= message;
  }
  return found;
}
