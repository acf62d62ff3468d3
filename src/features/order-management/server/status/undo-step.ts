import { eq } from "drizzle-orm";
import { followOrder } from "#features/bookings/server/index.ts";
import { issueCreditNote, issueFinalInvoice } from "#features/invoices/server/index.ts";
import type { OrderStatus } from "#features/orders/index.ts";
import {
  lockedOrder,
  logOrder,
  moneyOf,
  orders,
  orderValues,
  queueCustomerMail,
  undoPayment as undoMoney,
  visibleOrder,
} from "#features/orders/server/index.ts";
import { voidReceipt } from "#features/receipts/server/index.ts";
import { voidVouchers } from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { nextSteps, type StepEffect, type Undoable, waysBack } from "../../next-steps.ts";
import { getOrder } from "../admin-orders.ts";
import { stepFacts } from "./order-facts.ts";
import { UNDONE_MAIL, UNPAID_MAIL } from "./order-steps.mails.ts";

const NO_WAY_BACK = {
  en: "This can no longer be undone. Load the order again to see what can be done.",
  cs: "Tohle už vzít zpět nejde. Načtěte objednávku znovu, uvidíte, co s ní jde dělat.",
};

type OrderRow = typeof orders.$inferSelect;

/** What can be done next with an order, and what can be taken back. Throws NOT_FOUND. */
export async function orderSteps({ db }: Context, id: number) {
  const facts = await stepFacts(db, await visibleOrder(db, id));
  return { steps: nextSteps(facts), back: waysBack(facts) };
}

/**
 * Takes back a status or a payment that was noted by mistake, with documents, vouchers and the e-mail that put it
 * right. `seen` is the status that the person has seen.
 *
 * @throws Refusal NOT_FOUND, CONFLICT where there is no way back
 */
export async function undoStep(context: Context, id: number, what: Undoable, seen: OrderStatus) {
  await context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    const way = waysBack(await stepFacts(tx, order)).find((one) => one.what === what);
    if (!way || order.status !== seen) throw new Refusal("CONFLICT", { words: NO_WAY_BACK });
    if (what === "payment") await undoPayment(context, tx, order, way.effects);
    if (way.status) await undoStatus(context, tx, order, way.status);
    if (way.effects.includes("mail-undone")) await tell(context, tx, order, "undone");
    if (way.effects.includes("mail-unpaid")) await tell(context, tx, order, "unpaid");
  });
  return getOrder(context, id);
}

/** The moments that a wrong tap noted go too: the days to withdraw in are counted from them. */
async function undoStatus(context: Context, tx: Database, order: OrderRow, status: OrderStatus) {
  const wasSent = order.status === "shipped";
  const isDelivered = status === "completed" || status === "done";
  await tx
    .update(orders)
    .set({
      status,
      updated_at: context.now(),
      ...(wasSent && { shipped_at: null, tracking_number: "" }),
      ...(!isDelivered && { delivered_at: null }),
    })
    .where(eq(orders.id, order.id));
  await followOrder(context, tx, order.id);
  await logOrder(context, tx, order.id, "changed", { status: order.status }, { status });
}

async function undoPayment(context: Context, tx: Database, order: OrderRow, effects: StepEffect[]) {
  const { id } = order;
  const { paidHow: paid_how } = await moneyOf(tx, id);
  await undoMoney(context, tx, order);
  await tx.update(orders).set({ paid_at: null, updated_at: context.now() }).where(eq(orders.id, id));
  await voidReceipt(context, tx, id);
  if (effects.includes("void-vouchers")) await voidVouchers(context, tx, id);
  if (effects.includes("issue-credit-note")) await issueCreditNote(context, tx, id, "corrected");
  if (effects.includes("renew-invoice")) await issueFinalInvoice(context, tx, id);
  await followOrder(context, tx, id);
  await logOrder(context, tx, id, "changed", { paid_how }, { paid_how: null });
}

async function tell(context: Context, tx: Database, order: OrderRow, kind: "undone" | "unpaid") {
  const values = orderValues(order);
  const undone = kind === "undone" ? await mailTexts(tx, UNDONE_MAIL, order.language, values) : null;
  const t = undone ?? (await mailTexts(tx, UNPAID_MAIL, order.language, values));
  await queueCustomerMail(context, tx, order, {
    kind: undone ? UNDONE_MAIL.kind : UNPAID_MAIL.kind,
    subject: t.subject,
    parts: textParts(t.greeting, undone && order.is_pickup ? undone.pickup : t.introduction, t.closing),
  });
}
