import { and, desc, eq, or } from "drizzle-orm";
import { orderNumber } from "#features/orders/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { contains } from "#kit/server/statements/contains.ts";
import { newestPage } from "#kit/server/statements/newest-page.ts";
import { isNamed, matchEntry, symbolsOf } from "../match-entry.ts";
import { numbersIn } from "../order-in-message.ts";
import { bankEntries } from "./bank-transfers.table.ts";
import { type Candidate, entryOf, namedIn, ordersOf, unpaidOrdersOf } from "./order-facts.ts";

type Row = typeof bankEntries.$inferSelect;

interface Asked {
  view?: "waiting" | "all" | undefined;
  page?: number | undefined;
  limit?: number | undefined;
  q?: string | undefined;
}

/** One page of the payments, newest first; those that wait are judged as things stand now. */
export async function listEntries({ db }: Pick<Context, "db">, { view = "waiting", page, limit, q }: Asked) {
  const isWaiting = eq(bankEntries.state, "waiting");
  const { variable_symbol, counter_account, counter_name, message } = bankEntries;
  const found = q
    ? or(...[variable_symbol, counter_account, counter_name, message].map((text) => contains(text, q)))
    : undefined;
  const newestFirst = [desc(bankEntries.booked_on), desc(bankEntries.id)];
  const where = and(view === "waiting" ? isWaiting : undefined, found);
  const { rows, pagination } = await newestPage(
    db,
    {
      table: bankEntries,
      newestFirst,
      where,
      rows: (which) =>
        db
          .select()
          .from(bankEntries)
          .where(which)
          .orderBy(...newestFirst),
    },
    { page, limit },
  );
  return { entries: await judged(db, rows), pagination, waiting: await db.$count(bankEntries, isWaiting) };
}

/** One payment. Throws NOT_FOUND. */
export async function getEntry({ db }: Pick<Context, "db">, id: number) {
  const rows = await db.select().from(bankEntries).where(eq(bankEntries.id, id));
  const [entry] = await judged(db, rows);
  if (!entry) throw new Refusal("NOT_FOUND");
  return entry;
}

async function judged(db: Database, rows: Row[]) {
  const waiting = rows.filter(({ state }) => state === "waiting");
  const named = await namedIn(
    db,
    waiting.flatMap((row) => symbolsOf(entryOf(row))),
  );
  const counted = rows.flatMap(({ order_id }) => order_id ?? []);
  const orders = await ordersOf(db, [...named, ...counted]);
  const entries = [];
  for (const row of rows)
    entries.push(row.state === "waiting" ? await open(db, row, orders) : decided(row, orders));
  return entries;
}

/** With the reason why somebody has to decide, and the orders that it may be for. */
async function open(db: Database, row: Row, orders: Map<number, Candidate>) {
  const symbols = symbolsOf(entryOf(row));
  const named = [...orders.values()].filter((order) => isNamed(order, symbols));
  const verdict = matchEntry(entryOf(row), named);
  const isFor = verdict.kind === "reversal" ? [] : named;
  const guessed =
    isFor.length > 0 || row.is_reversal || row.currency !== "CZK" ? [] : await suggested(db, row);
  return {
    ...common(row),
    verdict: verdict.kind,
    difference: "difference" in verdict ? toCzk(verdict.difference) : null,
    candidates: [...isFor, ...guessed].map(toOrder),
    can_reopen: false,
  };
}

const MOST_SUGGESTED = 5;

/** Orders whose number happens to be in the message, then those of the same price: of one of the payer's names first, then the newest. */
async function suggested(db: Database, { message, amount, counter_name }: Row): Promise<Candidate[]> {
  const numbers = numbersIn(message);
  const likeAnOrders = new Set(numbers.filter((one) => one.isLikeAnOrders).map(({ number }) => number));
  const found = await ordersOf(
    db,
    await namedIn(
      db,
      numbers.map(({ number }) => number),
    ),
  );
  const mentioned = [...found.values()].filter(
    ({ id, due, isPaid, isCancelled }) => !isPaid && !isCancelled && (due === amount || likeAnOrders.has(id)),
  );
  const alike = byName(await unpaidOrdersOf(db, amount), counter_name);
  const ids = new Set(mentioned.map(({ id }) => id));
  return [...mentioned, ...alike.filter(({ id }) => !ids.has(id))].slice(0, MOST_SUGGESTED);
}

function decided(row: Row, orders: Map<number, Candidate>) {
  const order = row.order_id === null ? undefined : orders.get(row.order_id);
  return { ...common(row), verdict: null, difference: null, candidates: [], can_reopen: !order?.isPaid };
}

function common(row: Row) {
  const { id, source, booked_on, currency, variable_symbol, counter_account, counter_name, message, state } =
    row;
  const { order_id, decided_by, decided_at } = row;
  return {
    id,
    source,
    booked_on,
    currency,
    variable_symbol,
    counter_account,
    counter_name,
    message,
    state,
    order_id,
    decided_by,
    decided_at,
    amount: row.amount / 100,
    order_number: order_id === null ? null : orderNumber(order_id),
  };
}

function toOrder({ id, total, due, customer, isPaid, isCancelled }: Candidate) {
  return {
    order_id: id,
    order_number: orderNumber(id),
    customer_name: customer,
    total: toCzk(total),
    due: toCzk(due),
    is_paid: isPaid,
    is_cancelled: isCancelled,
  };
}

/** Orders of somebody with one of the payer's names first. */
function byName(orders: Candidate[], payer: string): Candidate[] {
  const names = (text: string) =>
    text
      .normalize("NFD")
      .toLowerCase()
      .replace(/\p{M}/gu, "")
      .split(/[^\p{L}\p{N}]+/u)
      .filter((name) => name.length > 2);
  const payers = new Set(names(payer));
  const fits = ({ customer }: Candidate) => Number(names(customer).some((name) => payers.has(name)));
  return orders.toSorted((a, b) => fits(b) - fits(a));
}
