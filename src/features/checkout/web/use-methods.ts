import { type CartLine, goodsOf } from "#features/cart/index.ts";
import {
  carries,
  goesEverywhere,
  loadOf,
  paymentFits,
  pricedFor,
  shippingError,
  sumError,
} from "#features/methods/index.ts";
import type { PaymentMethod } from "#features/methods/payment-methods.content.ts";
import type { ShippingMethod } from "#features/methods/shipping-methods.content.ts";
import { paymentMethodsQuery, shippingMethodsQuery } from "#features/methods/web/index.ts";
import { needsParcel, pieceGrams } from "#features/products/index.ts";
import type { Product } from "#features/products/products.contract.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { COUNTRIES } from "#kit/contract/companies/address-country.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { orderSums } from "../code-sums.ts";
import { type Codes, NO_CODES } from "./codes/use-codes.ts";
import { type CheckoutValues, destination } from "./form/checkout-values.ts";

/**
 * Why nothing can be chosen: no shipping to the country, none for these goods, none for their weight, no way of paying
 * with the chosen shipping, none at all.
 */
export type NothingFits = "country" | "shipping" | "weight" | "payment" | "anyPayment";

/** A choice that goes with the order no longer, and why: `gone` is not offered to anybody any more. */
export interface Dropped<Reason> {
  /** Blank where it is gone. */
  name: string;
  because: Reason | "gone";
}

export interface Methods {
  /** What goes with the cart and the country, at the cart's price. Empty while loading and after a failure. */
  shipping: ShippingMethod[];
  /** What goes with the chosen shipping, or with some of it while none is chosen. */
  payment: PaymentMethod[];
  /** What would go with it, but takes no such sum. */
  notForSum: { method: PaymentMethod; fault: "least" | "greatest" }[];
  /** What the form's selects stand on; undefined for nothing, or for what does not go with the order. */
  chosen: { shipping: ShippingMethod | undefined; payment: PaymentMethod | undefined };
  /** What had been chosen and is empty in the selects; null where that did not happen. */
  dropped: {
    shipping: Dropped<"country" | "weight" | "cart"> | null;
    payment: Dropped<"shipping" | "cart" | "sum"> | null;
  };
  /** ISO codes of where the cart can be sent. */
  countries: string[];
  /** Where the order goes: the address may say another country than the one that was chosen. */
  country: string;
  nothingFits: NothingFits | null;
  /** Where parcels go at all, where they don't go to the chosen country and it can only be picked up; null otherwise. */
  parcelsGoTo: string[] | null;
  loading: boolean;
  error: Error | null;
  again: () => void;
}

/** Whether the customer chooses a pick-up point for it. */
export function goesToPoint(method: Pick<ShippingMethod, "carrier"> | undefined): boolean {
  return method?.carrier === "packeta";
}

/** The ways of shipping and paying that go with the cart and the address. */
export function useMethods(
  lines: readonly CartLine[],
  values: CheckoutValues,
  codes: Pick<Codes, "discount" | "vouchers" | "valueIds"> = NO_CODES,
): Methods {
  const { discount } = codes;
  const shipping = useApiQuery(shippingMethodsQuery);
  const payment = useApiQuery(paymentMethodsQuery);
  const { data: products } = useApiQuery(productsQuery, lines.length > 0);
  const queries = [shipping, payment];
  const loading = queries.some(({ data, isFetching }) => data === undefined && isFetching);
  const isReady = queries.every(({ data }) => data !== undefined);

  const country = destination(values);
  const found = needsOf(lines, products);
  const needs = found && { ...found, country };
  const goods = goodsOf(lines) - (discount?.goods ?? 0);
  const carrying = (shipping.data ?? []).filter((method) => !needs || carries(method, needs));
  const fitting = carrying
    .filter((method) => !needs || shippingError(method, needs) === null)
    .map((method) => pricedFor(method, needs ?? { parcel: true }, goods))
    .map((method) => (discount?.freeShipping ? { ...method, price: 0 } : method));
  const chosenShipping = fitting.find(({ id }) => String(id) === values.shipping);
  const toPay = (way: ShippingMethod, { fee }: PaymentMethod) =>
    orderSums({ ...codes, lines, shipping: way.price, fee }).toPay;
  const chosenWays = chosenShipping ? [chosenShipping] : fitting;
  /** Those that go with some of the ways of shipping, and why not over this sum; null where it is one they take. */
  const goingWith = (ways: ShippingMethod[]) =>
    (payment.data ?? []).flatMap((method) => {
      const faults = ways
        .filter((way) => paymentFits(method, way, needs))
        .map((way) => sumError(method, toPay(way, method)));
      return faults.length > 0 ? [{ method, fault: faults.includes(null) ? null : (faults[0] ?? null) }] : [];
    });
  const going = goingWith(chosenWays);
  const payable = going.filter(({ fault }) => fault === null).map(({ method }) => method);
  const notForSum = going.flatMap(({ method, fault }) => (fault ? [{ method, fault }] : []));
  const chosenPayment = payable.find(({ id }) => String(id) === values.payment);

  return {
    shipping: fitting,
    payment: payable,
    notForSum,
    chosen: { shipping: chosenShipping, payment: chosenPayment },
    dropped: {
      shipping:
        chosenShipping || fitting.length === 0
          ? null
          : dropped(shipping.data, values.shipping, (method) => {
              const fault = needs && shippingError(method, needs);
              return fault === "country" || fault === "weight" ? fault : "cart";
            }),
      payment:
        chosenPayment || payable.length === 0
          ? null
          : dropped(payment.data, values.payment, ({ id }) =>
              notForSum.some(({ method }) => method.id === id) ? "sum" : chosenShipping ? "shipping" : "cart",
            ),
    },
    countries: servedBy(carrying),
    country,
    parcelsGoTo: found?.parcel && fitting.length > 0 ? parcelsGoTo(carrying, country) : null,
    nothingFits: !isReady
      ? null
      : nothingFits(
          carrying.some((method) => needs && shippingError(method, needs) === "weight"),
          {
            carrying,
            fitting,
            payable,
            payableAtAll: goingWith(fitting).filter(({ fault }) => fault === null),
          },
        ),
    loading,
    error: loading ? null : (queries.find(({ data, error }) => data === undefined && error)?.error ?? null),
    again: () => {
      for (const query of queries) if (query.data === undefined) void query.refetch();
    },
  };
}

/**
 * What a cart asks of its shipping. Null while its products are not known: then everything is offered, and the server
 * judges in the end.
 */
export function needsOf(lines: readonly CartLine[], products: readonly Product[] | undefined) {
  const inCart = lines.flatMap((line) => {
    const product = products?.find(({ id, category }) => category && id === line.id);
    return product ? [{ product, line }] : [];
  });
  if (inCart.length === 0) return null;
  const sent = inCart.filter(({ product }) => needsParcel(product));
  const pieces = sent.map(({ product, line: { variant, quantity } }) => ({
    grams: pieceGrams(product, variant?.id),
    quantity,
  }));
  return { parcel: sent.length > 0, load: loadOf(pieces) };
}

function dropped<Method extends { id: number; name: string }, Reason>(
  methods: readonly Method[] | undefined,
  chosen: string,
  reasonOf: (method: Method) => Reason,
): Dropped<Reason> | null {
  if (!chosen || !methods) return null;
  const method = methods.find(({ id }) => String(id) === chosen);
  return method ? { name: method.name, because: reasonOf(method) } : { name: "", because: "gone" };
}

function nothingFits(
  isTooHeavy: boolean,
  found: Record<"carrying" | "fitting" | "payable" | "payableAtAll", unknown[]>,
): NothingFits | null {
  if (found.carrying.length === 0) return "shipping";
  if (found.fitting.length === 0) return isTooHeavy ? "weight" : "country";
  if (found.payable.length > 0) return null;
  return found.payableAtAll.length > 0 ? "payment" : "anyPayment";
}

function servedBy(methods: readonly ShippingMethod[]): string[] {
  if (methods.some(goesEverywhere)) return COUNTRIES;
  return COUNTRIES.filter((code) => methods.some(({ countries }) => countries.includes(code)));
}

/** The countries that parcels are sent to; null where `country` is one of them, or nothing is sent at all. */
function parcelsGoTo(methods: readonly ShippingMethod[], country: string): string[] | null {
  const sent = servedBy(methods.filter(({ is_pickup }) => !is_pickup));
  return sent.length === 0 || sent.includes(country) ? null : sent;
}
