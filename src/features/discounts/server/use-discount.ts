import { createHash } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { DiscountedLine, OrderDiscount } from "#features/orders/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { foldedCode, sameCustomer } from "../discount-code.ts";
import { linesError, NEEDS_EMAIL, stateError, UNKNOWN, USED_ALREADY } from "../discount-faults.ts";
import { discountState } from "../discount-state.ts";
import { discountCodes, discountUses } from "./discounts.table.ts";

type Row = typeof discountCodes.$inferSelect;

/** What of the e-mail is kept to know a customer again; blank for none. */
function customerOf(email: string): string {
  const same = sameCustomer(email);
  return same && createHash("sha256").update(`discount ${same}`).digest("base64url");
}

/** How often a code was used; only where that matters. */
export async function usesOf(db: Database, { id, max_uses }: Pick<Row, "id" | "max_uses">): Promise<number> {
  if (max_uses === null) return 0;
  return db.$count(discountUses, and(eq(discountUses.code_id, id), isNull(discountUses.released_at)));
}

/**
 * The code of a text, locked until the transaction ends, so that two orders never have its last use both; or why an
 * order of this customer can't have it.
 */
export async function lockedDiscount(
  context: Context,
  tx: Database,
  text: string,
  email: string,
): Promise<
  { row: Row; fault: null; isUnknown?: undefined } | { row: null; fault: Both<string>; isUnknown?: boolean }
> {
  const [row] = await tx
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.folded, foldedCode(text)))
    .for("update");
  if (!row) return { row: null, fault: UNKNOWN, isUnknown: true };
  const error = stateError(discountState(row, pragueDay(context.now()), await usesOf(tx, row)), row);
  if (error) return { row: null, fault: error };
  if (!row.once_per_customer) return { row, fault: null };
  const customer = customerOf(email);
  if (customer === "") return { row: null, fault: NEEDS_EMAIL };
  return (await isUsedBy(tx, row.id, customer)) ? { row: null, fault: USED_ALREADY } : { row, fault: null };
}

async function isUsedBy(tx: Database, codeId: number, customer: string): Promise<boolean> {
  const isSame = and(eq(discountUses.code_id, codeId), eq(discountUses.customer, customer));
  return (await tx.$count(discountUses, and(isSame, isNull(discountUses.released_at)))) > 0;
}

/** The rules of a locked code for these lines, or why it brings them nothing. */
export function rulesFor(
  row: Row,
  lines: readonly DiscountedLine[],
): { rules: OrderDiscount; fault: null } | { rules: null; fault: Both<string> } {
  const error = linesError(row, lines);
  if (error) return { rules: null, fault: error };
  const { code, kind, percent, amount_halere, free_shipping, products } = row;
  const rules = { code, kind, percent, amount_halere, free_shipping, products, shipping_halere: 0 };
  return { rules, fault: null };
}

/** Notes that an order has a code, which is locked. */
export async function noteUse(
  { now }: Context,
  tx: Database,
  { id }: Pick<Row, "id">,
  orderId: number,
  email: string,
): Promise<void> {
  await tx
    .insert(discountUses)
    .values({ order_id: orderId, code_id: id, customer: customerOf(email), at: now() });
}

/** An unpaid order that goes gives its use back. */
export async function releaseUse({ now }: Context, tx: Database, orderId: number): Promise<void> {
  await tx
    .update(discountUses)
    .set({ released_at: now() })
    .where(and(eq(discountUses.order_id, orderId), isNull(discountUses.released_at)));
}

/** Where an order's use stands: it has one, gave it back and can have it again, or not any more. */
export type UseState = "none" | "held" | "free" | "gone";

/** Days do not matter: the order was placed in time. */
export async function discountUseOf(db: Database, orderId: number): Promise<UseState> {
  return (await readUse(db, orderId, false)).state;
}

/**
 * An order that is taken up again takes its use again: always where it is paid, otherwise where there is one left.
 * Answers whether it has it now.
 */
export async function takeUseAgain(tx: Database, orderId: number, isPaid: boolean): Promise<boolean> {
  const { state } = await readUse(tx, orderId, true);
  if (state === "none" || state === "held") return state === "held";
  if (state === "gone" && !isPaid) return false;
  await tx.update(discountUses).set({ released_at: null }).where(eq(discountUses.order_id, orderId));
  return true;
}

async function readUse(db: Database, orderId: number, lock: boolean): Promise<{ state: UseState }> {
  const [use] = await db.select().from(discountUses).where(eq(discountUses.order_id, orderId));
  if (!use) return { state: "none" };
  if (use.released_at === null) return { state: "held" };
  const query = db.select().from(discountCodes).where(eq(discountCodes.id, use.code_id));
  const [row] = await (lock ? query.for("update") : query);
  if (!row?.is_active) return { state: "gone" };
  const isFull = row.max_uses !== null && (await usesOf(db, row)) >= row.max_uses;
  const isTwice = row.once_per_customer && use.customer !== "" && (await isUsedBy(db, row.id, use.customer));
  return { state: isFull || isTwice ? "gone" : "free" };
}

/** Which discount codes these orders were placed with; of one that gave it back unpaid the moment when. */
export function discountUsesOf(db: Database, orderIds: number[]) {
  const { order_id, at, released_at } = discountUses;
  return db
    .select({ order_id, code: discountCodes.code, at, released_at })
    .from(discountUses)
    .leftJoin(discountCodes, eq(discountCodes.id, discountUses.code_id))
    .where(inArray(order_id, orderIds));
}

/** Nothing of the uses of these orders names a customer any more. */
export async function forgetUsers(tx: Database, orderIds: number[]): Promise<void> {
  await tx.update(discountUses).set({ customer: "" }).where(inArray(discountUses.order_id, orderIds));
}
