import { and, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import { hasWaitingTransfer } from "#features/bank-transfers/server/index.ts";
import { proformaOf } from "#features/invoices/server/index.ts";
import { keptItems, moneyOnPaper, orders, sellerOf, TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import { hasAccount } from "#features/payments/server/index.ts";
import { settingTexts } from "#features/settings/server/index.ts";
import { isAllWithdrawn } from "#features/withdrawals/server/index.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { programContext } from "#kit/server/program-context.ts";
import { moveOrder } from "../status/change-status.ts";
import { orderReminders } from "./order-reminders.table.ts";
import { queueReminder } from "./reminder-mail.ts";
import { type Reminded, type UnpaidDays, type UnpaidStep, unpaidStep } from "./unpaid-step.ts";

type OrderRow = typeof orders.$inferSelect;

const QUEUE = "unpaid-orders";
/** In the morning, when people read mails and the team is awake. */
const EVERY_MORNING = "0 9 * * *";
/** Older orders are left to the team. */
const LOOKED_AT_DAYS = 180;
const SETTINGS = ["reminder_days_before", "reminder_days_after", "cancel_unpaid_days"] as const;

/** Declares that customers are reminded of unpaid transfers each morning, and orders end that stay unpaid. */
export function declareUnpaidOrders(services: Services): void {
  services.jobs.work(QUEUE, () => settleUnpaidOrders(services), { keepSeconds: 7 * 86_400 });
  services.jobs.schedule(QUEUE, EVERY_MORNING, "Europe/Prague");
}

/**
 * Reminds of, or cancels, each unpaid order whose day has come; an order is one transaction, so that whatever stops the
 * job, the next run does the rest and nothing twice. Who has withdrawn from all of it is not reminded; who has paid a
 * part is reminded of the rest. Such an order ends by the team alone, as does one that a transfer waits for, or whose
 * customer can't be reminded: it has no e-mail address, or there is no mail server.
 */
export async function settleUnpaidOrders(services: Services): Promise<void> {
  const { config, db, now, log } = services;
  if (!config.SMTP_URL || !(await hasAccount(db))) return;
  const days = await daysOf(db);
  const context = programContext(services, TEAM_LANGUAGE);
  const since = new Date(now().getTime() - LOOKED_AT_DAYS * 86_400_000);
  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isUnpaidTransfer(), gt(orders.created_at, since)))
    .orderBy(orders.id);
  const done = { before: 0, after: 0, cancel: 0 };
  for (const { id } of open) {
    const step = await db.transaction((tx) => settleOne(context, tx, id, days));
    if (step) done[step]++;
  }
  if (done.cancel > 0) await services.responseCache.invalidate();
  log.info(done, "Unpaid orders: reminders and cancellations");
}

async function settleOne(context: Context, tx: Database, id: number, days: UnpaidDays): Promise<UnpaidStep> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isUnpaidTransfer()))
    .for("update");
  if (!order) return null;
  const items = await keptItems(tx, id);
  const { seller } = await sellerOf(tx, order.language);
  const document = proformaOf(order, items, seller, await moneyOnPaper(tx, id));
  const due = document.due_on;
  const today = pragueDay(context.now());
  const step = unpaidStep(due, today, await remindedOf(tx, id), days);
  const isPart = document.paid_part !== undefined;
  if (step === "cancel" && (isPart || (await hasWaitingTransfer(tx, id)))) return null;
  if (step === "cancel") await moveOrder(context, tx, id, "cancelled");
  else if (step) {
    // Its page says not to pay for it.
    if (await isAllWithdrawn(tx, id)) return null;
    await tx.insert(orderReminders).values({ order_id: id, kind: step, sent_on: today });
    const { cancelAfter } = days;
    const until = cancelAfter === null || isPart ? null : latest(addDays(due, cancelAfter - 1), today);
    await queueReminder(context, tx, order, { kind: step, paper: document, due, until });
  }
  return step;
}

/** Of orders that the team has not sent or finished, and whose customer can be written to. */
function isUnpaidTransfer() {
  return and(
    eq(orders.payment_kind, "bank"),
    inArray(orders.status, ["pending", "processing"] satisfies OrderRow["status"][]),
    isNull(orders.paid_at),
    ne(orders.customer_email, ""),
    isNull(orders.hidden_at),
    isNull(orders.anonymised_at),
  );
}

async function remindedOf(tx: Database, id: number): Promise<Reminded> {
  const rows = await tx.select().from(orderReminders).where(eq(orderReminders.order_id, id));
  return Object.fromEntries(rows.map(({ kind, sent_on }) => [kind, sent_on]));
}

async function daysOf(db: Database): Promise<UnpaidDays> {
  const texts = await settingTexts(db, SETTINGS, TEAM_LANGUAGE);
  const days = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : null);
  return {
    remindBefore: days(texts.reminder_days_before),
    remindAfter: days(texts.reminder_days_after),
    cancelAfter: days(texts.cancel_unpaid_days),
  };
}

function latest(day: string, other: string): string {
  return day > other ? day : other;
}
