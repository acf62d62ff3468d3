import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both, Language } from "#kit/contract/language.ts";
import { toCzk, toHalere } from "#kit/contract/money.ts";
import { flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import {
  type PaymentInput,
  paymentContent,
  type ShippingInput,
  shippingContent,
} from "../payment-and-shipping.contract.ts";
import { paymentMethods, shippingMethods } from "./orders.table.ts";
import { gatewayOf } from "./payment/gateway-of.ts";

const NEW_METHOD = {
  display_order: 0,
  is_active: true,
  translations: { en: { name: "" }, cs: { name: "" } },
};

/** Ways of shipping that the asker may see, by display order. */
export async function listShippingMethods({ db, user, language }: Context) {
  const rows = await db
    .select()
    .from(shippingMethods)
    .where(visible(shippingMethods.is_active, user !== null))
    .orderBy(asc(shippingMethods.display_order), asc(shippingMethods.id));
  return rows.map((row) => shownShipping(row, language));
}

/** Adds a way of shipping. Throws INVALID. */
export async function addShippingMethod({ db, language }: Context, input: ShippingInput) {
  const values = shippingColumns(merged(shippingContent.whole, NEW_METHOD, input, language));
  const [row] = await db.insert(shippingMethods).values(values).returning();
  return shownShipping(found(row), language);
}

/** Changes what is sent. Throws NOT_FOUND, INVALID. */
export async function updateShippingMethod({ db, language }: Context, id: number, input: ShippingInput) {
  return db.transaction(async (tx) => {
    const own = eq(shippingMethods.id, id);
    const [stored] = await tx.select().from(shippingMethods).where(own).for("update");
    const record = shownShipping(found(stored), language);
    const values = shippingColumns(merged(shippingContent.whole, record, input, language));
    const change = { ...values, updated_at: sql`now()` };
    const [row] = await tx.update(shippingMethods).set(change).where(own).returning();
    return shownShipping(found(row), language);
  });
}

/** Deletes a way of shipping; orders keep its name and price. Throws NOT_FOUND. */
export async function removeShippingMethod({ db }: Context, id: number): Promise<void> {
  found((await db.delete(shippingMethods).where(eq(shippingMethods.id, id)).returning())[0]);
}

/** Ways of paying that the asker may see, by display order; cards only where a gateway takes them. */
export async function listPaymentMethods({ config, db, user, language }: Context) {
  const takesCards = user !== null || gatewayOf(config) !== null;
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(
      and(
        visible(paymentMethods.is_active, user !== null),
        takesCards ? undefined : ne(paymentMethods.kind, "card"),
      ),
    )
    .orderBy(asc(paymentMethods.display_order), asc(paymentMethods.id));
  return rows.map((row) => shownPayment(row, language));
}

/** Adds a way of paying. Throws INVALID. */
export async function addPaymentMethod({ db, language }: Context, input: PaymentInput) {
  const values = paymentColumns(merged(paymentContent.whole, NEW_METHOD, input, language));
  const [row] = await db.insert(paymentMethods).values(values).returning();
  return shownPayment(found(row), language);
}

/** Changes what is sent. Throws NOT_FOUND, INVALID. */
export async function updatePaymentMethod({ db, language }: Context, id: number, input: PaymentInput) {
  return db.transaction(async (tx) => {
    const own = eq(paymentMethods.id, id);
    const [stored] = await tx.select().from(paymentMethods).where(own).for("update");
    const record = shownPayment(found(stored), language);
    const values = paymentColumns(merged(paymentContent.whole, record, input, language));
    const change = { ...values, updated_at: sql`now()` };
    const [row] = await tx.update(paymentMethods).set(change).where(own).returning();
    return shownPayment(found(row), language);
  });
}

/** Deletes a way of paying; orders keep its name. Throws NOT_FOUND. */
export async function removePaymentMethod({ db }: Context, id: number): Promise<void> {
  found((await db.delete(paymentMethods).where(eq(paymentMethods.id, id)).returning())[0]);
}

function found<R>(row: R | undefined): R {
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

function visible(
  isActive: typeof shippingMethods.is_active | typeof paymentMethods.is_active,
  seesAll: boolean,
) {
  return seesAll ? undefined : (eq(isActive, true) satisfies SQL);
}

type Named = { names: Both<string> };
type Texts = { translations: Both<{ name: string }> };

function shownShipping(row: typeof shippingMethods.$inferSelect, language: Language) {
  return { ...flattened(withTranslations(row), language), price: toCzk(row.price_halere) };
}

function shownPayment(row: typeof paymentMethods.$inferSelect, language: Language) {
  return flattened(withTranslations(row), language);
}

/** Tables hold the names bare; the API has them in `translations`, as everywhere. */
function withTranslations<R extends Named>({ names, ...row }: R) {
  return { ...row, translations: { en: { name: names.en }, cs: { name: names.cs } } };
}

function shippingColumns<V extends Texts & { price: number }>({ price, ...values }: V) {
  return { ...withNames(values), price_halere: toHalere(price) };
}

function paymentColumns<V extends Texts>(values: V) {
  return withNames(values);
}

function withNames<V extends Texts>({ translations: { en, cs }, ...values }: V) {
  return { ...values, names: { en: en.name, cs: cs.name } };
}
