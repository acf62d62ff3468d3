import { and, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { orderNumber } from "#features/orders/index.ts";
import { itemsOf, lockOrder, orderByKey, orders, sayOrderChanged } from "#features/orders/server/index.ts";
import { tellTeam } from "#features/push/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { localised } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { type RateLimit, requireHit } from "#kit/server/rate-limit/rate-limit.ts";
import type { WithdrawalChoice, withdrawalStatement } from "../withdrawals.contract.ts";
import type { MoneyAnswer } from "./withdrawal-mail-words.ts";
import { queueWithdrawalMails } from "./withdrawal-mails.ts";
import { type WithdrawnItem, withdrawals } from "./withdrawals.table.ts";
import { withdrawalOf, withdrawnItems } from "./withdrawn-items.ts";

type OrderRow = typeof orders.$inferSelect;
type Statement = z.output<typeof withdrawalStatement>;
type State = Awaited<ReturnType<typeof statesOf>>[number];
type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, "received_at" | "language">;

const NOT_OPEN = {
  en: "You have already withdrawn from this, or it can no longer be withdrawn from. Please load the page again.",
  cs: "Od této položky jste už odstoupili, nebo už od ní odstoupit nejde. Načtěte prosím stránku znovu.",
};

/**
 * Withdraws from chosen items of an order, opened by its key. Two at once are one: the order's row is locked.
 *
 * @throws Refusal NOT_FOUND, CONFLICT where an item is not open for it
 */
export async function withdrawByKey(context: Context, id: number, key: string, chosen: WithdrawalChoice[]) {
  return context.db.transaction(async (tx) => {
    await orderByKey(context.config, tx, id, key);
    const order = await lockOrder(tx, id);
    const pieces = piecesOf(chosen);
    const items = (await statesOf(context, tx, order))
      .filter((item) => pieces.has(item.id))
      .map((item) => ({ ...item, quantity: pieces.get(item.id) ?? item.open_pieces }));
    const isOpen = items.every(({ quantity, open_pieces }) => quantity > 0 && quantity <= open_pieces);
    const isAsSeen = chosen.every(
      (one) =>
        typeof one === "number" ||
        one.open === undefined ||
        items.some(({ id, open_pieces }) => id === one.id && open_pieces === one.open),
    );
    if (!isOpen || !isAsSeen || items.length !== pieces.size)
      throw new Refusal("CONFLICT", { words: NOT_OPEN });
    return store(context, tx, order, "sure", {
      order_id: id,
      order_number: orderNumber(id),
      name: order.customer_name,
      email: order.customer_email,
      items: items.map(({ id, name, quantity }) => ({ id, name, quantity })),
    });
  });
}

/** How many pieces of each item; null: all that can be withdrawn from. The same item named twice adds up. */
function piecesOf(chosen: WithdrawalChoice[]): Map<number, number | null> {
  const pieces = new Map<number, number | null>();
  for (const one of chosen) {
    if (typeof one === "number") pieces.set(one, null);
    else pieces.set(one.id, (pieces.get(one.id) ?? 0) + one.quantity);
  }
  return pieces;
}

/** Withdrawals of one network: each sends a mail to an address that a stranger types. */
export function limitOf({ address }: Context): RateLimit {
  return { key: `withdrawal ${clientNetwork(address)}`, limit: 10, windowMs: 10 * 60 * 1000 };
}

/**
 * Withdraws by what the customer wrote. The statement counts as it came, whether an order is found for it or
 * not, and the answer never tells which; the same one sent again is the same.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function withdraw(context: Context, statement: Statement) {
  const { name, order_number, email, scope } = statement;
  return context.db.transaction(async (tx) => {
    const same = `withdrawal ${email.toLowerCase()} ${digitsOf(order_number)} ${scope}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${same}, 0))`);
    const earlier = await sameStatement(tx, statement);
    const order = await orderMeant(tx, statement);
    const stated = order ? (await statesOf(context, tx, order)).flatMap(statedOf) : [];
    // After a part, the whole order is more than what was stated before.
    const isMore = scope === "" && stated.some(({ doubt }) => doubt === undefined);
    if (earlier && !isMore) return { received_at: earlier };
    await requireHit({ db: tx, now: context.now }, limitOf(context));
    if (!order) return store(context, tx, null, "unmatched", { order_number, name, email, scope });
    const doubts = new Set(stated.map(({ doubt }) => doubt));
    return store(context, tx, order, moneyAnswer(doubts), {
      order_id: order.id,
      order_number,
      name,
      email,
      scope,
      items: scope ? [] : stated,
      is_late: doubts.has("late") && !doubts.has(undefined),
    });
  });
}

async function statesOf({ now, parts }: Context, tx: Database, order: OrderRow) {
  const gone = { withdrawn: await withdrawnItems(tx, order.id), used: await parts.usedPieces(tx, order.id) };
  return (await itemsOf(tx, order.id)).map((item) => {
    const state = withdrawalOf(item, order, gone, now());
    const name = localised(item.translations, order.language).name;
    return { id: item.id, name, ...state };
  });
}

/** All that is left of an item, as it is stated: what can be withdrawn from, and what can't. */
function statedOf({ id, name, left, open_pieces, withdrawal }: State): WithdrawnItem[] {
  const doubt = withdrawal === "over" ? "late" : withdrawal === "exempt" ? "exempt" : "used";
  const rest = left - open_pieces;
  return [
    ...(open_pieces > 0 ? [{ id, name, quantity: open_pieces }] : []),
    ...(rest > 0 ? [{ id, name, quantity: rest, doubt } as const] : []),
  ];
}

/** What can be said of the money. Where the customer names a part in words, it may be any of what is left. */
function moneyAnswer(doubts: Set<WithdrawnItem["doubt"]>): MoneyAnswer {
  const [doubt] = doubts;
  if (doubts.size !== 1 || doubt === "used") return "unsure";
  return doubt ?? "sure";
}

/** The order whose number and e-mail are written, locked; the number may come with `#` and without its zeros. */
async function orderMeant(tx: Database, { order_number, email }: Statement): Promise<OrderRow | null> {
  const id = Number(digitsOf(order_number));
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return null;
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  const isOwn = order && !order.anonymised_at && order.customer_email.toLowerCase() === email.toLowerCase();
  return isOwn ? order : null;
}

function digitsOf(order_number: string): string {
  return order_number.replace(/\D/g, "").replace(/^0+/, "");
}

async function sameStatement(tx: Database, { order_number, email, scope }: Statement): Promise<Date | null> {
  const rows = await tx
    .select()
    .from(withdrawals)
    .where(and(sql`lower(${withdrawals.email}) = ${email.toLowerCase()}`, eq(withdrawals.scope, scope)))
    .orderBy(desc(withdrawals.received_at), desc(withdrawals.id));
  const digits = digitsOf(order_number);
  return rows.find((row) => digitsOf(row.order_number) === digits)?.received_at ?? null;
}

async function store(
  context: Context,
  tx: Database,
  order: OrderRow | null,
  money: MoneyAnswer,
  values: NewWithdrawal,
) {
  const language = order?.language ?? context.language;
  const [row] = await tx
    .insert(withdrawals)
    .values({ ...values, language, received_at: context.now() })
    .returning();
  if (!row) throw new Error("an insert without a row");
  await queueWithdrawalMails(context, tx, row, { order, money });
  await tellTeam(context, tx, "withdrawal", row.id);
  // Seats of what was withdrawn from are free at once, not with the team's next step.
  if (order) await sayOrderChanged(context, tx, order.id);
  return { received_at: row.received_at };
}
