import { and, desc, eq } from "drizzle-orm";
import { issuedDocuments } from "#features/invoices/server/index.ts";
import { mailsAbout } from "#features/mails/server/index.ts";
import { ORDER_STATUSES, orderNumber, PAID_HOWS } from "#features/orders/index.ts";
import { aboutOrder, moneyOf, orderPath, visibleOrder } from "#features/orders/server/index.ts";
import { cardTries, disputesOfOrder, refundsOfOrder } from "#features/payments/server/index.ts";
import { voucherEventsOf, vouchersOfOrder } from "#features/vouchers/server/index.ts";
import { withdrawals } from "#features/withdrawals/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import type { TimelineEvent } from "../../order-story.contract.ts";
import { notesOf } from "./order-notes.ts";

/** An event as the server makes it: its moment is not text yet. */
type Happened<E = TimelineEvent> = E extends TimelineEvent ? Omit<E, "at"> & { at: Date } : never;
type Entry = typeof historyEntries.$inferSelect;

/** What belongs to an order beside its record, and all that happened to it, newest first. Throws NOT_FOUND. */
export async function orderStory({ db, config, now }: Context, id: number) {
  const order = await visibleOrder(db, id);
  const mails = await mailsAbout(db, aboutOrder(id));
  const notes = await notesOf(db, id);
  const documents = await issuedDocuments(db, id);
  const tries = await cardTries(db, id);
  const withdrawn = await db.select().from(withdrawals).where(eq(withdrawals.order_id, id));
  const entries = await entriesOf(db, id);
  const logged = entries.flatMap(loggedEvents);
  // What a customer ordered is logged by nobody; who brought a deleted order back has not made it.
  const made = entries.find(({ action, after }) => action === "added" && after !== null);
  const events: Happened[] = [
    { kind: "placed", at: order.created_at, by: made ? made.user_name || made.user_email : "" },
    ...logged,
    ...documents.map(({ type, number, issued_at }) => happened("paper", issued_at, { type, number })),
    ...(await voucherEventsOf(db, id)).map(({ at, by, kind, code }) =>
      happened("voucher", at, { code, what: kind }, by),
    ),
    ...mails.map(({ id, to, subject, created_at }) => happened("mail", created_at, { id, to, subject })),
    ...tries.map(({ at, state, amount, currency, received_amount, received_currency }) =>
      state === "stray"
        ? happened("card", at, {
            state,
            amount: received_amount ?? 0,
            currency: received_currency ?? currency,
          })
        : happened("card", at, { state, amount, currency }),
    ),
    ...withdrawn.flatMap(({ received_at, settled_at, scope, items }): Happened[] => [
      happened("withdrawn", received_at, {
        what: scope || items.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
      }),
      ...(settled_at ? [happened("settled", settled_at, {})] : []),
    ]),
    ...(await refundsOfOrder(db, id)).flatMap(refundEvents),
    ...(await disputesOfOrder(db, id)).flatMap(disputeEvents),
    ...notes.map(({ at, by, text }) => happened("note", at, { text }, by)),
  ];
  // What the gateway says is logged by nobody of the team; of old orders the log is gone.
  const isLogged = (kind: string) => logged.some((event) => event.kind === kind);
  const { paidHow: how } = await moneyOf(db, id);
  if (order.paid_at && how && !isLogged("paid")) events.push(happened("paid", order.paid_at, { how }));
  return {
    variable_symbol: orderNumber(id),
    page: orderPath(config, order),
    vouchers: await vouchersOfOrder(db, id, now()),
    mails,
    notes,
    timeline: newestFirst(events),
  };
}

function happened<K extends TimelineEvent["kind"]>(
  kind: K,
  at: Date,
  detail: Omit<Extract<TimelineEvent, { kind: K }>, "kind" | "at" | "by">,
  by = "",
): Happened {
  return { kind, at, by, ...detail } as unknown as Happened;
}

/** Of the same moment, what was done first stands lower. */
function newestFirst(events: Happened[]): Happened[] {
  return events
    .map((event, index) => ({ event, index }))
    .sort((a, b) => b.event.at.getTime() - a.event.at.getTime() || b.index - a.index)
    .map(({ event }) => event);
}

function entriesOf(db: Database, id: number): Promise<Entry[]> {
  return db
    .select()
    .from(historyEntries)
    .where(and(eq(historyEntries.type, "orders"), eq(historyEntries.record_id, String(id))))
    .orderBy(desc(historyEntries.id));
}

/** When it was begun, where that took time, and what became of it. */
function refundEvents({
  at,
  by,
  done_at,
  updated_at,
  ...refund
}: Awaited<ReturnType<typeof refundsOfOrder>>[number]) {
  const { amount, way, state } = refund;
  const isOver = state !== "opening" && state !== "pending";
  const begun: Happened[] =
    !isOver || (done_at ?? updated_at) > at
      ? [happened("refunded", at, { amount, way, state: isOver ? "pending" : state }, by)]
      : [];
  return isOver ? [...begun, happened("refunded", done_at ?? updated_at, { amount, way, state }, by)] : begun;
}

/** When the customer's bank began it, and what it decided. */
function disputeEvents({
  opened_at,
  closed_at,
  updated_at,
  amount,
  state,
}: Awaited<ReturnType<typeof disputesOfOrder>>[number]): Happened[] {
  const isOver = state === "won" || state === "lost";
  return [
    happened("disputed", opened_at, { amount, state: isOver ? "open" : state }),
    ...(isOver ? [happened("disputed", closed_at ?? updated_at, { amount, state })] : []),
  ];
}

/** What one entry of the log says that the team did. */
function loggedEvents({ at, before, after, user_name, user_email }: Entry): Happened[] {
  const by = user_name || user_email;
  const from = ORDER_STATUSES.find((status) => status === before?.status);
  const to = ORDER_STATUSES.find((status) => status === after?.status);
  const how = PAID_HOWS.find((kind) => kind === after?.paid_how);
  const events: Happened[] = [];
  if (from && to) events.push(happened("status", at, { from, to }, by));
  if (how) events.push(happened("paid", at, { how }, by));
  if (before?.paid_how && after?.paid_how === null) events.push(happened("unpaid", at, {}, by));
  if (typeof before?.payment === "string" && typeof after?.payment === "string")
    events.push(happened("way", at, { from: before.payment, to: after.payment }));
  if (Array.isArray(after?.customer)) events.push(happened("customer", at, {}, by));
  if (typeof after?.items === "string") {
    const gone = typeof before?.items === "string" ? before.items : "";
    events.push(happened("items", at, { gone, came: after.items }, by));
  }
  return events;
}
