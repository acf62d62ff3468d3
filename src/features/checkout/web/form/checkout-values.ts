import { type CartLine, type LineGift, orderTotal } from "#features/cart/index.ts";
import type { CartDiscount } from "#features/discounts/index.ts";
import { COUNTRIES, destinationOf } from "#kit/contract/companies/address-country.ts";
import {
  type COMPANY_ERRORS,
  companyNumber,
  hasIco,
  isCompanyId,
  isVatId,
  plainNumber,
} from "#kit/contract/companies/company-numbers.ts";
import type { Both } from "#kit/contract/language/language.ts";

/** What the checkout's form asks for, and the order made of it. Pure. */

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
/** Where the parcel is picked up: asked for only with a way of shipping to pick-up points. */
const POINT_FIELD = "pickupPoint";
/** For those who buy for a firm: shown, sent and checked only where that is ticked. */
export const COMPANY_FIELDS = ["companyId", "vatId", "companyName"] as const;
/** In the order of the form, so that the first one with an error is the topmost. */
const ALL_FIELDS = [
  ...CHECKOUT_FIELDS.slice(0, 3),
  ...COMPANY_FIELDS,
  ...CHECKOUT_FIELDS.slice(3, -1),
  POINT_FIELD,
  ...CHECKOUT_FIELDS.slice(-1),
] as const;
export type CheckoutField = (typeof ALL_FIELDS)[number];
/**
 * `forCompany` is a box to tick: `yes` or ''. `country` is an ISO code, '' at home. `pickupPoint` is the point's id and
 * `pickupPointName` what it is called.
 */
export type CheckoutValues = Record<CheckoutField | "forCompany" | "country" | "pickupPointName", string>;

/** Values of what is stored, whatever that is; '' for what is not there. */
export function readValues(stored: unknown): CheckoutValues {
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const text = (field: string) => (typeof given[field] === "string" ? given[field] : "");
  const fields = [...ALL_FIELDS, "forCompany", "country", "pickupPointName"];
  const values = Object.fromEntries(fields.map((field) => [field, text(field)])) as CheckoutValues;
  return { ...values, country: COUNTRIES.includes(values.country) ? values.country : "" };
}

/** The country where nothing else was chosen. */
export const HOME = "CZ";

/** Street, city and postal code joined by commas. */
function addressOf({ address, city, postalCode }: CheckoutValues): string {
  return [address, city, postalCode].map((part) => part.trim()).join(", ");
}

/** The country that was chosen; undefined for the one at home, which the address may correct. */
function abroad({ country }: CheckoutValues): string | undefined {
  return country === "" || country === HOME ? undefined : country;
}

/** Where the order goes, as the server will judge it. */
export function destination(values: CheckoutValues): string {
  return destinationOf(addressOf(values), abroad(values));
}

/** What looks mistyped. It is only a hint and does not stop the order. */
export function oddities(values: CheckoutValues): { phone: boolean; postalCode: "cz" | "other" | null } {
  const phone = values.phone.trim();
  const digits = phone.replace(/\D/g, "").length;
  const code = values.postalCode.trim();
  const isHome = destination(values) === HOME;
  const isCode = isHome ? /^\d{3} ?\d{2}$/.test(code) : /\d/.test(code) && code.length > 2;
  return {
    phone: phone !== "" && (digits < 9 || digits > 15 || /\p{L}/u.test(phone)),
    postalCode: code === "" || isCode ? null : isHome ? "cz" : "other",
  };
}

/** What is wrong with a field: every one is required, and the e-mail must be one as browsers judge it. */
export type CheckoutError = "missing" | "notAnEmail" | keyof typeof COMPANY_ERRORS;

/** As the HTML standard defines a valid e-mail address. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

export function validationErrorsOf(
  values: CheckoutValues,
  needsPoint = false,
): Partial<Record<CheckoutField, CheckoutError>> {
  const errors: Partial<Record<CheckoutField, CheckoutError>> = {};
  if (needsPoint && values.pickupPoint === "") errors.pickupPoint = "missing";
  for (const field of CHECKOUT_FIELDS) if (values[field].trim() === "") errors[field] = "missing";
  if (!errors.email && !EMAIL.test(values.email.trim())) errors.email = "notAnEmail";
  return values.forCompany ? { ...errors, ...companyErrors(values) } : errors;
}

/** A firm has a name and at least one number; firms from abroad have no IČO. */
function companyErrors({ companyName, companyId, vatId, country }: CheckoutValues) {
  const errors: Partial<Record<CheckoutField, CheckoutError>> = {};
  if (companyName.trim() === "") errors.companyName = "name";
  if (companyId.trim() === "" && vatId.trim() === "") errors.companyId = "number";
  if (companyId.trim() && hasIco({ country: country || undefined, vatId }) && !isCompanyId(companyId))
    errors.companyId = "companyId";
  if (vatId.trim() && !isVatId(vatId)) errors.vatId = "vatId";
  return errors;
}

/** The topmost field with an error. */
export function firstInvalidField(
  errors: Partial<Record<CheckoutField, CheckoutError>>,
): CheckoutField | null {
  return ALL_FIELDS.find((field) => errors[field]) ?? null;
}

export interface OrderBody {
  customer: {
    name: string;
    email: string;
    phone: string;
    address: string;
    /** ISO code, where it goes abroad. */
    country?: string;
    company_name?: string;
    company_id?: string;
    vat_id?: string;
  };
  items: {
    id: string;
    quantity: number;
    price: number;
    /** The id of the chosen size. */
    variant?: number;
    /** Held seats, one for each piece. */
    holds?: { id: number; key: string }[];
    /** What is wished for a voucher that is a gift. */
    gift?: Omit<LineGift, "line">;
    translations: Both<{ name: string; description: string }>;
  }[];
  shipping_method: number;
  /** The id of a pick-up point, where the shipping goes to one. */
  pickup_point?: string;
  payment_method: number;
  /** A discount code, and codes of gift vouchers, that bring something. */
  discount_code?: string;
  codes?: string[];
  total: number;
}

/** The order payload; `shippingPrice` and `fee` in CZK. */
export function orderBody(
  values: CheckoutValues,
  lines: readonly CartLine[],
  shippingPrice: number,
  fee = 0,
  codes?: { sent: Pick<OrderBody, "discount_code" | "codes">; discount: CartDiscount | null },
): OrderBody {
  const { name, email, phone, shipping, payment } = values;
  const country = abroad(values);
  return {
    customer: {
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      address: addressOf(values),
      ...(country && { country }),
      ...(values.forCompany && {
        company_name: values.companyName.trim(),
        company_id: companyNumber(values.companyId),
        vat_id: plainNumber(values.vatId),
      }),
    },
    items: lines.map(({ id, quantity, price, translations, variant, ride, gift }) => ({
      id,
      quantity,
      price,
      translations,
      ...(variant && { variant: variant.id }),
      ...(ride && { holds: ride.holds }),
      ...(gift && { gift: withoutLine(gift) }),
    })),
    shipping_method: Number(shipping),
    ...(values.pickupPoint && { pickup_point: values.pickupPoint }),
    payment_method: Number(payment),
    ...codes?.sent,
    total: orderTotal(lines, shippingPrice, fee, codes?.discount?.goods),
  };
}

/** What the cart tells its gifts apart by is its own. */
function withoutLine({ line: _, ...gift }: LineGift): Omit<LineGift, "line"> {
  return gift;
}

const SERVER_FIELDS: Record<string, CheckoutField> = {
  "customer.name": "name",
  "customer.email": "email",
  "customer.phone": "phone",
  "customer.address": "address",
  "customer.country": "address",
  "customer.company_name": "companyName",
  "customer.company_id": "companyId",
  "customer.vat_id": "vatId",
  shipping_method: "shipping",
  pickup_point: "pickupPoint",
  payment_method: "payment",
};

/** The server's field errors beside the fields of the form; those of the cart's lines are not here. */
export function serverErrors(errors: readonly { path: string; message: string }[]) {
  const found: Partial<Record<CheckoutField, string>> = {};
  for (const { path, message } of errors) {
    const field = SERVER_FIELDS[path];
    if (field) found[field] ??= message;
  }
  return found;
}
