import { goodsOf, orderTotal } from "#features/cart/index.ts";
import type { ShownDiscount } from "#features/discounts/discounts.contract.ts";
import { discountFor } from "#features/discounts/index.ts";
import { loadOf, paymentFits, pricedFor, shippingError, sumError } from "#features/methods/index.ts";
import type { PaymentMethod } from "#features/methods/payment-methods.content.ts";
import type { ShippingMethod } from "#features/methods/shipping-methods.content.ts";
import { needsParcel, pieceGrams } from "#features/products/index.ts";
import type { Product } from "#features/products/products.contract.ts";
import { destinationOf } from "#kit/contract/companies/address-country.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { toHalere } from "#kit/contract/money/money.ts";

/** What the team types into the form of a new order. Pure. */

export interface Line {
  key: number;
  /** The product's id; blank until one is chosen. */
  product: string;
  /** The size's id; blank where there is none. */
  variant: string;
  quantity: number;
  /** The slot of a ride, and what a place costs on its day, CZK; left out where the date is chosen later. */
  slot?: string;
  slotPrice?: number;
}

export interface Values {
  lines: Line[];
  name: string;
  phone: string;
  email: string;
  language: Language;
  forCompany: boolean;
  company_name: string;
  company_id: string;
  vat_id: string;
  street: string;
  city: string;
  postalCode: string;
  /** The id of the way of shipping; blank: the first that fits. */
  shipping: string;
  /** The id of a way of paying later, or how it was paid; blank: the first that fits. */
  payment: string;
}

/** How money came that is there already. */
export const PAID = ["cash", "card"] as const;
type Paid = (typeof PAID)[number];

/** A ride with its day and seat, and nothing else, may be paid where it is ridden. */
export const AT_TRACK = "track";

export function emptyLine(key: number): Line {
  return { key, product: "", variant: "", quantity: 1 };
}

export function emptyOrder(language: Language): Values {
  return {
    lines: [emptyLine(0)],
    name: "",
    phone: "",
    email: "",
    language,
    forCompany: false,
    company_name: "",
    company_id: "",
    vat_id: "",
    street: "",
    city: "",
    postalCode: "",
    shipping: "",
    payment: "",
  };
}

interface Offer {
  products: Product[];
  shipping: ShippingMethod[];
  payment: PaymentMethod[];
}

/** What follows from the form: what can be chosen, what is chosen, and what it costs in CZK. */
export function orderOf(values: Values, offer: Offer, code: ShownDiscount | null = null) {
  const lines = values.lines.flatMap((line) => {
    const product = offer.products.find(({ id }) => id === line.product);
    return product ? [{ ...line, product }] : [];
  });
  const address = [values.street, values.city, values.postalCode].map((part) => part.trim()).filter(Boolean);
  const parcel = lines.some(({ product }) => needsParcel(product));
  const load = loadOf(
    lines
      .filter(({ product }) => needsParcel(product))
      .map(({ product, variant, quantity }) => ({ grams: pieceGrams(product, Number(variant)), quantity })),
  );
  const needs = { parcel, load, country: destinationOf(address.join(", ")) };
  // Nothing is said of a code before there is anything that it could be for.
  const brought = code && lines.length > 0 ? discountFor(code, lines.map(asDiscounted)) : null;
  const discount = brought?.discount ?? null;
  const priced = lines.map((line) => ({ price: priceOf(line), quantity: line.quantity }));
  const isRideAlone = lines.length === 1 && Boolean(lines[0]?.slot) && !discount;
  const ways = offer.shipping
    .filter((way) => way.is_active && shippingError(way, needs) === null)
    .map((way) => pricedFor(way, needs, goodsOf(priced) - (discount?.goods ?? 0)))
    .map((way) => (discount?.freeShipping ? { ...way, price: 0 } : way));
  const shipping = ways.find(({ id }) => String(id) === values.shipping) ?? ways[0];
  const fitting = offer.payment.filter(
    (way) => way.is_active && shipping && paymentFits(way, shipping, needs),
  );
  const sum = (way: PaymentMethod) =>
    toHalere(orderTotal(priced, shipping?.price ?? 0, way.fee, discount?.goods));
  // What is paid on the spot takes any sum.
  const later = fitting.filter((way) => way.offered && sumError(way, sum(way)) === null);
  const paid: Paid | null = PAID.find((way) => way === values.payment) ?? (later.length > 0 ? null : "cash");
  const payment = paid
    ? (fitting.find(({ kind }) => kind === paid) ?? fitting.find(({ fee }) => !fee) ?? fitting[0])
    : (later.find(({ id }) => String(id) === values.payment) ?? later[0]);
  const total = orderTotal(priced, shipping?.price ?? 0, payment?.fee ?? 0, discount?.goods);
  const asksAddress = parcel && !shipping?.is_pickup;
  const isAtTrack = isRideAlone && values.payment === AT_TRACK;
  return {
    lines,
    ways,
    shipping,
    later,
    payment,
    paid,
    isRideAlone,
    isAtTrack,
    total: isAtTrack ? orderTotal(priced, 0, 0, undefined) : total,
    discount,
    codeFault: brought?.fault ?? null,
    asksAddress,
    address,
  };
}

/** On its day a ride may cost otherwise. */
function priceOf({ product, slot, slotPrice }: Ordered): number {
  return (slot ? slotPrice : undefined) ?? product.price;
}

/** The body of a booking that is paid at the track; null for any other order. */
export function bookingOf(values: Values, { lines, isAtTrack }: ReturnType<typeof orderOf>) {
  const [line] = lines;
  if (!isAtTrack || !line) return null;
  const { name, phone, email, language } = values;
  return {
    slot_id: Number(line.slot),
    product_id: line.product.id,
    seats: line.quantity,
    name,
    phone,
    email,
    language,
  };
}

type Ordered = Omit<Line, "product"> & { product: Product };

function asDiscounted(line: Ordered) {
  const { product, quantity } = line;
  return {
    product_id: product.id,
    price_halere: toHalere(priceOf(line)),
    quantity,
    is_value: product.is_voucher && product.is_value,
  };
}

/** The body of the call; null while there is nothing to order, or no way to send or pay for it. */
export function bodyOf(values: Values, order: ReturnType<typeof orderOf>) {
  const { lines, shipping, payment, paid, total, discount, asksAddress, address } = order;
  if (lines.length === 0 || !shipping || !payment) return null;
  const { name, phone, email, language, forCompany, company_name, company_id, vat_id } = values;
  return {
    customer: {
      name,
      phone,
      email,
      address: asksAddress ? address.join(", ") : "",
      ...(forCompany && { company_name, company_id, vat_id }),
    },
    items: lines.map((line) => ({
      id: line.product.id,
      quantity: line.quantity,
      price: priceOf(line),
      ...(line.variant && { variant: Number(line.variant) }),
    })),
    /** Slots by the place of their item: their seats are held before it is ordered. */
    slots: lines.map(({ slot }) => (slot ? Number(slot) : null)),
    shipping_method: shipping.id,
    payment_method: payment.id,
    ...(discount && { discount_code: discount.code }),
    total,
    language,
    paid,
  };
}
