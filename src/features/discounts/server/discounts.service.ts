import { randomBytes } from "node:crypto";
import { desc, eq, inArray, sql } from "drizzle-orm";
import { orders } from "#features/orders/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { readCode } from "#features/vouchers/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { toCzk, toHalere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import type { Context } from "#kit/server/context.ts";
import { type Database, isUniqueViolation } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { putBack } from "#kit/server/history/put-back.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { foldedCode, GENERATED_BYTES, generatedCode } from "../discount-code.ts";
import { discountState } from "../discount-state.ts";
import type { DiscountInput } from "../discounts.contract.ts";
import { discountCodes, discountUses } from "./discounts.table.ts";

type Row = typeof discountCodes.$inferSelect;

const TAKEN: Both<string> = {
  en: "There is already a code like this one. Capital letters, spaces and accents make no difference.",
  cs: "Takový slevový kód už existuje. Na velikosti písmen, mezerách a diakritice nezáleží.",
};
const LIKE_A_VOUCHER: Both<string> = {
  en: "This looks like the code of a gift voucher. Please choose another one.",
  cs: "Tohle vypadá jako kód dárkového poukazu. Zvolte prosím jiný.",
};

const NO_PRODUCT: Both<string> = {
  en: "One of the products doesn’t exist. Please choose from the list.",
  cs: "Jeden z produktů neexistuje. Vyberte prosím ze seznamu.",
};

const history = recordHistory<Row>("discount-codes", ({ code }) => ({ en: code, cs: code }));

/** How often a code was used, and what it took off: of orders that have it still. */
const USES = sql<number>`(select count(*) from ${discountUses} used
  where used.code_id = ${discountCodes}.id and used.released_at is null)::int`;
const GIVEN = sql<number>`(select coalesce(sum(${orders.discount_halere}
    + coalesce((${orders.discount}->>'shipping_halere')::float8, 0)), 0)
  from ${discountUses} used join ${orders} on ${orders}.id = used.order_id
  where used.code_id = ${discountCodes}.id and used.released_at is null and ${orders.status} <> 'cancelled')::float8`;

/** All codes, newest first. */
export async function listDiscounts(context: Context) {
  const rows = await read(context.db).orderBy(desc(discountCodes.created_at), desc(discountCodes.id));
  return rows.map((row) => shown(context, row));
}

/** Adds a code. Throws INVALID where another one reads the same. */
export function createDiscount(context: Context, input: DiscountInput) {
  return written(context, async (tx) => {
    await requireProducts(context, tx, input.products);
    const [row] = await tx.insert(discountCodes).values(columnsOf(context, input)).returning();
    if (!row) throw new Error("An insert without a row.");
    await history.added(context, tx, row);
    return row.id;
  });
}

/** Saves a code; orders keep it as it was. Throws NOT_FOUND, INVALID, CHANGED_MEANWHILE. */
export function updateDiscount(context: Context, id: number, input: DiscountInput) {
  return written(context, async (tx) => {
    const stored = await locked(tx, id);
    await history.unchanged(context, tx, stored, () => shownById({ ...context, db: tx }, id));
    await requireProducts(context, tx, input.products, stored.products);
    const [row] = await tx
      .update(discountCodes)
      .set({ ...columnsOf(context, input), updated_at: laterThan(discountCodes.updated_at) })
      .where(eq(discountCodes.id, id))
      .returning();
    await history.changed(context, tx, stored, row as Row);
    return id;
  });
}

/** Deletes a code. Orders that have it keep it. Throws NOT_FOUND. */
export async function removeDiscount(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const stored = await locked(tx, id);
    await tx.delete(discountCodes).where(eq(discountCodes.id, id));
    await history.deleted(context, tx, stored);
  });
}

/** Puts a version from the log of changes back; its uses count again. Throws CONFLICT. */
export async function restoreDiscount(context: Context, tx: Database, version: Version): Promise<void> {
  const { before, after } = await putBack(context, tx, discountCodes, version);
  await history.restored(context, tx, before, after);
}

/** A code that is not taken. */
export async function suggestCode({ db }: Pick<Context, "db">): Promise<{ code: string }> {
  for (;;) {
    const code = generatedCode(randomBytes(GENERATED_BYTES));
    if ((await db.$count(discountCodes, eq(discountCodes.folded, code))) === 0) return { code };
  }
}

async function written(context: Context, write: (tx: Database) => Promise<number>) {
  try {
    const id = await context.db.transaction(write);
    return await shownById(context, id);
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField("code", TAKEN, context.language);
    throw error;
  }
}

/** Products that a code was for already may have been deleted since. Throws INVALID. */
async function requireProducts(
  { language }: Context,
  tx: Database,
  wanted: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const added = [...new Set(wanted)].filter((id) => !before.includes(id));
  if (added.length === 0) return;
  if ((await tx.$count(products, inArray(products.id, added))) < added.length)
    throw invalidField("products", NO_PRODUCT, language);
}

/** What is not of its kind is left out. */
function columnsOf(
  { language }: Context,
  { kind, percent, amount, free_shipping, minimum, ...input }: DiscountInput,
) {
  if (readCode(input.code) !== null) throw invalidField("code", LIKE_A_VOUCHER, language);
  return {
    ...input,
    kind,
    percent: kind === "percent" ? percent : 0,
    free_shipping: kind === "shipping" || free_shipping,
    folded: foldedCode(input.code),
    amount_halere: kind === "amount" ? toHalere(amount) : 0,
    minimum_halere: toHalere(minimum),
  };
}

async function locked(tx: Database, id: number): Promise<Row> {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.id, id)).for("update");
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

const read = (db: Database) =>
  db.select({ row: discountCodes, uses: USES, given: GIVEN }).from(discountCodes).$dynamic();

async function shownById(context: Context, id: number) {
  const [found] = await read(context.db).where(eq(discountCodes.id, id));
  if (!found) throw new Refusal("NOT_FOUND");
  return shown(context, found);
}

function shown({ now }: Context, { row, uses, given }: { row: Row; uses: number; given: number }) {
  return {
    ...row,
    amount: toCzk(row.amount_halere),
    minimum: toCzk(row.minimum_halere),
    state: discountState(row, pragueDay(now()), uses),
    uses,
    given: toCzk(given),
  };
}
