import { and, asc, eq, notInArray, type SQL, sql } from "drizzle-orm";
import type { PaymentKind } from "#features/orders/index.ts";
import { gatewayOf, hasAccount } from "#features/payments/server/index.ts";
import { newRecordOf } from "#kit/contract/content-type.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both, Language } from "#kit/contract/language.ts";
import { toCzk, toHalere } from "#kit/contract/money.ts";
import { laterThan } from "#kit/server/content-columns.ts";
import type { ContentServer } from "#kit/server/content-server.ts";
import { checked, flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { putInOrder } from "#kit/server/display-order.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { putBack } from "#kit/server/history/put-back.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { implement } from "#kit/server/http/mount.ts";
import { behindAfter } from "#kit/server/translation-behind.ts";
import { paymentMethodsEndpoints, shippingMethodsEndpoints } from "../methods.contract.ts";
import {
  type PaymentInput,
  paymentMethods as paymentContent,
  wholePayment,
} from "../payment-methods.content.ts";
import {
  type ShippingInput,
  shippingMethods as shippingContent,
  wholeShipping,
} from "../shipping-methods.content.ts";
import { paymentMethods, shippingMethods } from "./methods.table.ts";

const NEW_SHIPPING = newRecordOf(shippingContent);
const NEW_PAYMENT = newRecordOf(paymentContent);

type ShippingRow = typeof shippingMethods.$inferSelect;
type PaymentRow = typeof paymentMethods.$inferSelect;

const shippingHistory = recordHistory<ShippingRow>(shippingContent.type, ({ names }) => names);
const paymentHistory = recordHistory<PaymentRow>(paymentContent.type, ({ names }) => names);

/** Ways of shipping that the asker may see, by display order. */
async function listShippingMethods({ db, user, language }: Context) {
  const rows = await db
    .select()
    .from(shippingMethods)
    .where(visible(shippingMethods.is_active, user !== null))
    .orderBy(asc(shippingMethods.display_order), asc(shippingMethods.id));
  return rows.map((row) => shownShipping(row, language));
}

/** Adds a way of shipping. Throws INVALID. */
async function addShippingMethod(context: Context, input: ShippingInput) {
  const { db, language } = context;
  const values = shippingColumns(merged(wholeShipping, NEW_SHIPPING, input, language));
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(shippingMethods).values(values).returning();
    await shippingHistory.added(context, tx, found(row));
    return shownShipping(found(row), language);
  });
}

/** Changes what is sent. Throws NOT_FOUND, INVALID. */
async function updateShippingMethod(context: Context, id: number, input: ShippingInput) {
  const { db, language } = context;
  return db.transaction(async (tx) => {
    const own = eq(shippingMethods.id, id);
    const stored = found((await tx.select().from(shippingMethods).where(own).for("update"))[0]);
    const record = shownShipping(stored, language);
    await shippingHistory.unchanged(context, tx, stored, () => record);
    const values = shippingColumns(merged(wholeShipping, record, input, language));
    const translation_behind = behindOf(context, stored, values.names);
    const change = { ...values, translation_behind, updated_at: laterThan(shippingMethods.updated_at) };
    const [row] = await tx.update(shippingMethods).set(change).where(own).returning();
    await shippingHistory.changed(context, tx, stored, found(row));
    return shownShipping(found(row), language);
  });
}

/** Deletes a way of shipping; orders keep its name and price. Throws NOT_FOUND. */
async function removeShippingMethod(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const own = eq(shippingMethods.id, id);
    await shippingHistory.deleted(
      context,
      tx,
      found((await tx.delete(shippingMethods).where(own).returning())[0]),
    );
  });
}

/** Puts a logged version back. Throws INVALID, CONFLICT. */
async function restoreShippingMethod(context: Context, tx: Database, version: Version): Promise<void> {
  const { translations } = withTranslations({ names: version.names as Both<string> });
  checked(
    wholeShipping,
    { ...NEW_SHIPPING, ...version, translations, price: toCzk(Number(version.price_halere)) },
    context.language,
  );
  const { before, after } = await putBack(context, tx, shippingMethods, version);
  await shippingHistory.restored(context, tx, before, after);
}

/**
 * Ways of paying that the asker may see, by display order; for visitors cards only where a gateway takes them, and
 * transfers only where there is an account.
 */
async function listPaymentMethods({ config, db, user, language }: Context) {
  const closed = await closedKinds({ config, db });
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(
      and(
        visible(paymentMethods.is_active, user !== null),
        user ? undefined : notInArray(paymentMethods.kind, closed),
      ),
    )
    .orderBy(asc(paymentMethods.display_order), asc(paymentMethods.id));
  return rows.map((row) => shownPayment(row, language, closed));
}

/** What customers can't pay by now: cards without a gateway, transfers without an account. */
async function closedKinds({ config, db }: Pick<Context, "config" | "db">): Promise<PaymentKind[]> {
  const closed: PaymentKind[] = [];
  if ((await gatewayOf({ config, db })) === null) closed.push("card");
  if (!(await hasAccount(db))) closed.push("bank");
  return closed;
}

/** Adds a way of paying. Throws INVALID. */
async function addPaymentMethod(context: Context, input: PaymentInput) {
  const { db, language } = context;
  const closed = await closedKinds(context);
  const values = paymentColumns(merged(wholePayment, NEW_PAYMENT, input, language));
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(paymentMethods).values(values).returning();
    await paymentHistory.added(context, tx, found(row));
    return shownPayment(found(row), language, closed);
  });
}

/** Changes what is sent. Throws NOT_FOUND, INVALID. */
async function updatePaymentMethod(context: Context, id: number, input: PaymentInput) {
  const { db, language } = context;
  const closed = await closedKinds(context);
  return db.transaction(async (tx) => {
    const own = eq(paymentMethods.id, id);
    const stored = found((await tx.select().from(paymentMethods).where(own).for("update"))[0]);
    const record = shownPayment(stored, language, closed);
    await paymentHistory.unchanged(context, tx, stored, () => record);
    const values = paymentColumns(merged(wholePayment, record, input, language));
    const translation_behind = behindOf(context, stored, values.names);
    const change = { ...values, translation_behind, updated_at: laterThan(paymentMethods.updated_at) };
    const [row] = await tx.update(paymentMethods).set(change).where(own).returning();
    await paymentHistory.changed(context, tx, stored, found(row));
    return shownPayment(found(row), language, closed);
  });
}

/** Deletes a way of paying; orders keep its name. Throws NOT_FOUND. */
async function removePaymentMethod(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const own = eq(paymentMethods.id, id);
    await paymentHistory.deleted(
      context,
      tx,
      found((await tx.delete(paymentMethods).where(own).returning())[0]),
    );
  });
}

/** Puts a logged version back. Throws INVALID, CONFLICT. */
async function restorePaymentMethod(context: Context, tx: Database, version: Version): Promise<void> {
  const { translations } = withTranslations({ names: version.names as Both<string> });
  checked(wholePayment, { ...NEW_PAYMENT, ...version, translations }, context.language);
  const { before, after } = await putBack(context, tx, paymentMethods, version);
  await paymentHistory.restored(context, tx, before, after);
}

function found<R>(row: R | undefined): R {
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

type Stored = Pick<typeof shippingMethods.$inferSelect, "names" | "translation_behind">;

function behindOf({ now }: Context, { names, translation_behind }: Stored, next: Both<string>) {
  const texts = ({ en, cs }: Both<string>) => ({ en: { name: en }, cs: { name: cs } });
  return behindAfter({ translation_behind, translations: texts(names) }, texts(next), now());
}

/** The names as `translations`, which other tables have as a column. */
function translationsOf({ names }: typeof shippingMethods | typeof paymentMethods): SQL {
  return sql`jsonb_build_object('en', jsonb_build_object('name', ${names} -> 'en'), 'cs', jsonb_build_object('name', ${names} -> 'cs'))`;
}

function visible(
  isActive: typeof shippingMethods.is_active | typeof paymentMethods.is_active,
  seesAll: boolean,
) {
  return seesAll ? undefined : (eq(isActive, true) satisfies SQL);
}

type Named = { names: Both<string> };
type Texts = { translations: Both<{ name: string }> };

function shownShipping(row: ShippingRow, language: Language) {
  return { ...flattened(withTranslations(row), language), price: toCzk(row.price_halere) };
}

function shownPayment(row: PaymentRow, language: Language, closed: readonly PaymentKind[]) {
  return { ...flattened(withTranslations(row), language), offered: !closed.includes(row.kind) };
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

/** Puts all ways of shipping into the order of `ids`. Throws CONFLICT. */
function orderShippingMethods(context: Context, ids: number[]): Promise<void> {
  return putInOrder(context, shippingMethods, shippingHistory, ids);
}

/** Puts all ways of paying into the order of `ids`. Throws CONFLICT. */
function orderPaymentMethods(context: Context, ids: number[]): Promise<void> {
  return putInOrder(context, paymentMethods, paymentHistory, ids);
}

const shippingMethodsServer: ContentServer = {
  content: shippingContent,
  restore: restoreShippingMethod,
  routes: implement(shippingMethodsEndpoints, {
    list: (context) => listShippingMethods(context),
    create: (context, { body }) => addShippingMethod(context, body),
    update: (context, { params, body }) => updateShippingMethod(context, params.id, body),
    remove: (context, { params }) => removeShippingMethod(context, params.id),
    reorder: (context, { body }) => orderShippingMethods(context, body.ids),
  }),
  words: { table: shippingMethods, texts: translationsOf(shippingMethods), key: shippingMethods.id },
};

const paymentMethodsServer: ContentServer = {
  content: paymentContent,
  restore: restorePaymentMethod,
  routes: implement(paymentMethodsEndpoints, {
    list: (context) => listPaymentMethods(context),
    create: (context, { body }) => addPaymentMethod(context, body),
    update: (context, { params, body }) => updatePaymentMethod(context, params.id, body),
    remove: (context, { params }) => removePaymentMethod(context, params.id),
    reorder: (context, { body }) => orderPaymentMethods(context, body.ids),
  }),
  words: { table: paymentMethods, texts: translationsOf(paymentMethods), key: paymentMethods.id },
};

export default [shippingMethodsServer, paymentMethodsServer];
