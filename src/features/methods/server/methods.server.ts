import { type SQL, sql } from "drizzle-orm";
import type { PaymentKind } from "#features/orders/index.ts";
import { hasPickupPoints } from "#features/parcels/server/index.ts";
import { gatewayOf, hasAccount } from "#features/payments/server/index.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { toCzk, toHalere } from "#kit/contract/money/money.ts";
import type { ContentServer } from "#kit/server/content/content-server.ts";
import { flattened } from "#kit/server/content/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { paymentMethodsEndpoints, shippingMethodsEndpoints } from "../methods.contract.ts";
import { paymentMethods as paymentContent, wholePayment } from "../payment-methods.content.ts";
import { shippingMethods as shippingContent, wholeShipping } from "../shipping-methods.content.ts";
import { methodHandlers, methodVerbs } from "./method-verbs.ts";
import { paymentMethods, shippingMethods } from "./methods.table.ts";
import { pricingOf } from "./shipping-pricing.ts";
import { sumLimits } from "./sum-limits.ts";

const shipping = methodVerbs({
  content: shippingContent,
  whole: wholeShipping,
  table: shippingMethods,
  recordOf: shippingRecord,
  columnsOf: ({ price, price_steps, free_from, ...values }) => ({
    ...withNames(values),
    price_halere: toHalere(price_steps[0]?.price ?? price),
    price_steps: price_steps.map(({ up_to_grams, price }) => ({
      up_to_grams,
      price_halere: toHalere(price),
    })),
    free_from_halere: free_from === null ? null : toHalere(free_from),
  }),
  answersOf:
    async ({ language }) =>
    (row) =>
      shippingRecord(row, language),
});

const payment = methodVerbs({
  content: paymentContent,
  whole: wholePayment,
  table: paymentMethods,
  recordOf: paymentRecord,
  columnsOf: ({ fee, least, greatest, ...values }) => ({
    ...withNames(values),
    fee_halere: toHalere(fee),
    least_halere: least === null ? null : toHalere(least),
    greatest_halere: greatest === null ? null : toHalere(greatest),
  }),
  answersOf: async (context) => {
    const closed = await closedKinds(context);
    const limits = await sumLimits(context);
    return (row) => ({
      ...paymentRecord(row, context.language),
      offered: !closed.includes(row.kind),
      ...limits(row),
    });
  },
});

function shippingRecord(row: typeof shippingMethods.$inferSelect, language: Language) {
  return { ...flattened(withTranslations(row), language), ...pricingOf(row) };
}

/** A row of the log may have no fee and no limits. */
function paymentRecord(row: typeof paymentMethods.$inferSelect, language: Language) {
  const czk = (sum: number | null | undefined) => (typeof sum === "number" ? toCzk(sum) : null);
  return {
    ...flattened(withTranslations(row), language),
    fee: toCzk(Number(row.fee_halere ?? 0)),
    least: czk(row.least_halere),
    greatest: czk(row.greatest_halere),
  };
}

/** For visitors those to pick-up points only where there are some to choose from. */
async function listShippingMethods(context: Context) {
  const methods = await shipping.list(context);
  const isClosed = !context.user && !(await hasPickupPoints(context.db));
  return isClosed ? methods.filter(({ carrier }) => carrier === "none") : methods;
}

/** For visitors cards only where a gateway takes them, and transfers only where there is an account. */
async function listPaymentMethods(context: Context) {
  const methods = await payment.list(context);
  return context.user ? methods : methods.filter(({ offered }) => offered);
}

/** What customers can't pay by now: cards without a gateway, transfers without an account. */
async function closedKinds({ config, db }: Pick<Context, "config" | "db">): Promise<PaymentKind[]> {
  const closed: PaymentKind[] = [];
  if ((await gatewayOf({ config, db })) === null) closed.push("card");
  if (!(await hasAccount(db))) closed.push("bank");
  return closed;
}

/** The names as `translations`, which other tables have as a column. */
function translationsOf({ names }: typeof shippingMethods | typeof paymentMethods): SQL {
  return sql`jsonb_build_object('en', jsonb_build_object('name', ${names} -> 'en'), 'cs', jsonb_build_object('name', ${names} -> 'cs'))`;
}

/** Tables hold the names bare; the API has them in `translations`, as everywhere. */
function withTranslations<R extends { names: Both<string> }>({ names, ...row }: R) {
  return { ...row, translations: { en: { name: names.en }, cs: { name: names.cs } } };
}

function withNames<V extends { translations: Both<{ name: string }> }>({
  translations: { en, cs },
  ...values
}: V) {
  return { ...values, names: { en: en.name, cs: cs.name } };
}

export default [
  {
    content: shippingContent,
    restore: shipping.restore,
    routes: implement(shippingMethodsEndpoints, {
      ...methodHandlers(shipping),
      list: (context) => listShippingMethods(context),
    }),
    words: { table: shippingMethods, texts: translationsOf(shippingMethods), key: shippingMethods.id },
  },
  {
    content: paymentContent,
    restore: payment.restore,
    routes: implement(paymentMethodsEndpoints, {
      ...methodHandlers(payment),
      list: (context) => listPaymentMethods(context),
    }),
    words: { table: paymentMethods, texts: translationsOf(paymentMethods), key: paymentMethods.id },
  },
] satisfies ContentServer[];
