import { eq } from "drizzle-orm";
import { BANK_PAYMENTS, bankEntries } from "#features/bank-transfers/server/index.ts";
import { bookings } from "#features/bookings/server/index.ts";
import { daySlots } from "#features/days/server/index.ts";
import { contactMessages } from "#features/messages/server/messages.table.ts";
import { orderNumber, orderScreen } from "#features/orders/index.ts";
import { orders } from "#features/orders/server/index.ts";
import type { PushKind } from "#features/push/index.ts";
import type { MakeNotice } from "#features/push/server/index.ts";
import { withdrawals } from "#features/withdrawals/server/index.ts";
import { formatMoneyExact, toCzk } from "#kit/contract/money/money.ts";
import { formatShortMoment } from "#kit/contract/time/format-date.ts";
import type { Database } from "#kit/server/database/database.ts";
import { HEALTH_PARTS } from "../health/health.contract.ts";
import { HEALTH_PART_NAMES } from "../health/health-parts.words.ts";
import { NOTICE_WORDS } from "./notice.words.ts";

/**
 * What the team's devices show of a record: who and how much, so that one can tell whether to act now. No address, no
 * telephone, no e-mail and no text of a customer but a subject: anybody may read a locked phone's screen.
 */
export const NOTICES: Record<PushKind, MakeNotice> = {
  async order({ db }, about, language) {
    const order = await orderOf(db, Number(about));
    if (!order || order.status === "cancelled") return null;
    return {
      title: NOTICE_WORDS[language].order(orderNumber(order.id)),
      text: `${order.customer_company || order.customer_name}, ${formatMoneyExact(toCzk(order.total_halere), language)}`,
      path: orderScreen(order.id),
    };
  },
  async message({ db }, about, language) {
    const { id, name, subject } = contactMessages;
    const [message] = await db
      .select({ id, name, subject })
      .from(contactMessages)
      .where(eq(id, Number(about)));
    if (!message) return null;
    return {
      title: NOTICE_WORDS[language].message,
      text: [message.name, message.subject].filter(Boolean).join(": "),
      path: `/admin/messages?message=${message.id}`,
    };
  },
  async payment({ db }, about, language) {
    const t = NOTICE_WORDS[language];
    if (about === BANK_PAYMENTS) {
      const waiting = await db.$count(bankEntries, eq(bankEntries.state, "waiting"));
      return waiting === 0
        ? null
        : { title: t.payment(waiting), text: t.onAccount(waiting), path: "/admin/bank-transfers" };
    }
    const order = await orderOf(db, Number(about.split("/")[1]));
    if (!order) return null;
    return {
      title: t.payment(1),
      text: `${t.ofOrder(orderNumber(order.id))}, ${formatMoneyExact(toCzk(order.total_halere), language)}`,
      path: orderScreen(order.id),
    };
  },
  async withdrawal({ db }, about, language) {
    const [row] = await db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.id, Number(about)));
    if (!row) return null;
    return {
      title: NOTICE_WORDS[language].withdrawal(row.order_id ? orderNumber(row.order_id) : row.order_number),
      text: row.name,
      path: row.order_id ? orderScreen(row.order_id) : "/admin/orders",
    };
  },
  async seat({ db }, about, language) {
    const [found] = await db
      .select({ booking: bookings, day: daySlots.day_id })
      .from(bookings)
      .leftJoin(daySlots, eq(daySlots.id, bookings.slot_id))
      .where(eq(bookings.id, Number(about)));
    if (found?.booking.state !== "cancelled") return null;
    const { names, starts_at, seats } = found.booking;
    const ride = names[language] || names.cs || names.en;
    return {
      title: NOTICE_WORDS[language].seats(seats),
      text: [ride, formatShortMoment(starts_at.toISOString(), language)].join(", "),
      path: found.day ? `/admin/days/${found.day}` : "/admin/days",
    };
  },
  async health(_, about, language) {
    const parts = HEALTH_PART_NAMES[language];
    const named = HEALTH_PARTS.filter((part) => about.split(" ").includes(part)).map((part) => parts[part]);
    if (named.length === 0) return null;
    return { title: NOTICE_WORDS[language].health, text: named.join(", "), path: "/admin/health" };
  },
};

/** What was erased has no name any more, and what was hidden is nobody's concern. */
async function orderOf(db: Database, id: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order && !order.hidden_at && !order.anonymised_at ? order : null;
}
