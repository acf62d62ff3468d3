import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { OrderStatus } from "../order-status.ts";
import { logOrder } from "./log-order.ts";
import { askAnew, settleMoney } from "./money/book-money.ts";
import { isPaidBack } from "./money/money-of.ts";
import type { CustomerColumns, MoneyChange, OrderChange, OrderRow } from "./order-change.ts";
import { dropShares, writeLines } from "./order-lines.ts";
import { orders } from "./orders.table.ts";

type Columns = Partial<typeof orders.$inferInsert>;

/**
 * The one way to change an order. The caller has locked the row, `before`, and judged the change; here it is written and
 * logged, and all that follows is done, in the same transaction. `log`: what the log of changes says of it.
 */
export async function changeOrder(
  context: Context,
  tx: Database,
  before: OrderRow,
  change: OrderChange,
  log?: { before: object | null; after: object | null },
): Promise<void> {
  const { id } = before;
  if (change.kind === "lines") await writeLines(tx, before, change);
  await write(tx, id, columnsOf(before, change, context.now()));
  if (change.kind === "status") await askAgain(context, tx, before, change.status);
  await settleMoney(tx, id);
  if (log) await logOrder(context, tx, id, "changed", log.before, log.after);
  await context.parts.settle(context, tx, id, { before, change });
}

/** What was cancelled and goes on asks for its whole price; an order whose money went back waits for it again. */
async function askAgain(context: Context, tx: Database, before: OrderRow, status: OrderStatus) {
  if (before.status !== "cancelled" || status === "cancelled") return;
  const isBack = await isPaidBack(tx, before);
  if (isBack) await write(tx, before.id, UNPAID);
  if (isBack || !before.paid_at) await askAnew(context, tx, before.id);
}

/** An order that can't have its code any more costs what it costs without; shipping that was free stays free. */
export async function dropDiscountOf(tx: Database, { id, total_halere, discount_halere }: OrderRow) {
  const total = total_halere + discount_halere;
  await dropShares(tx, id);
  await write(tx, id, { total_halere: total, discount_halere: 0, discount: null });
  await settleMoney(tx, id);
}

/** Takes the customer out of those orders where `match` holds; answers their ids. Nothing follows from it. */
export async function forgetCustomers(tx: Database, match: SQL, now: Date): Promise<number[]> {
  const nobody: CustomerColumns = {
    customer_name: "",
    customer_email: "",
    customer_phone: "",
    customer_address: "",
    customer_company: "",
    customer_company_id: "",
    customer_vat_id: "",
  };
  const done = await tx
    .update(orders)
    .set({ ...nobody, anonymised_at: now })
    .where(and(match, isNull(orders.anonymised_at)))
    .returning({ id: orders.id });
  return done.map(({ id }) => id);
}

async function write(tx: Database, id: number, columns: Columns | null): Promise<void> {
  if (columns) await tx.update(orders).set(columns).where(eq(orders.id, id));
}

function columnsOf(before: OrderRow, change: OrderChange, at: Date): Columns | null {
  if (change.kind === "hidden") return { hidden_at: change.hidden ? at : null };
  if (change.kind === "status") return { ...statusColumns(before, change, at), updated_at: at };
  if (change.kind === "customer") return { ...change.customer, updated_at: at };
  if (change.kind === "parcel") return { tracking_number: change.tracking_number, updated_at: at };
  if (change.kind === "money") {
    const columns = moneyColumns(before, change, at);
    return columns && { ...columns, updated_at: at };
  }
  const { goods, discount, rules, total } = change;
  const price = { goods_halere: goods, discount_halere: discount, discount: rules, total_halere: total };
  return { ...price, updated_at: at };
}

const isDone = (status: OrderStatus) => status === "completed" || status === "done";
const UNPAID = { paid_at: null } satisfies Columns;

/** The moments that a wrong tap noted go too: the days to withdraw in are counted from them. */
function undoneColumns(before: OrderRow, status: OrderStatus): Columns {
  return {
    status,
    ...(before.status === "shipped" && { shipped_at: null, tracking_number: "" }),
    ...(!isDone(status) && { delivered_at: null }),
  };
}

/** When it was sent and delivered counts from the first time. */
function statusColumns(
  before: OrderRow,
  { status, isUndo, tracking }: Extract<OrderChange, { kind: "status" }>,
  at: Date,
): Columns {
  if (isUndo) return undoneColumns(before, status);
  return {
    status,
    ...(status === "shipped" && tracking && { tracking_number: tracking }),
    ...(status === "shipped" && !before.shipped_at && { shipped_at: at }),
    ...(isDone(status) && !before.delivered_at && { delivered_at: at }),
  };
}

/** Money brings an order that was deleted back into the list; how much came is in its book already. */
function moneyColumns(before: OrderRow, change: MoneyChange, at: Date): Columns | null {
  if (change.what === "paid") return { paid_at: at, hidden_at: null };
  if (change.what === "difference") return { hidden_at: null };
  if (change.what === "unpaid")
    return change.status ? { ...UNPAID, ...undoneColumns(before, change.status) } : UNPAID;
  if (change.what === "way") {
    const { id, names, kind } = change.way;
    return { payment_method: id, payment_name: names, payment_kind: kind };
  }
  return change.price === 0 ? null : {};
}
