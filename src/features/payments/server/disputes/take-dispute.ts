import { asc, eq } from "drizzle-orm";
import { bookMoney, lockOrder } from "#features/orders/server/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { DISPUTE_STATES } from "../../dispute.ts";
import type { DisputeFacts } from "../gateways/gateway.ts";
import { showWithMoney } from "../mark-paid.ts";
import { cardPayments } from "../payments.table.ts";
import { queueProblemMail } from "../problem-mail.ts";
import { disputes } from "./disputes.table.ts";

type Dispute = typeof disputes.$inferSelect;
type Payment = typeof cardPayments.$inferSelect;

/**
 * What a gateway says of a dispute. What is known only grows, so that notices may come in any order and any number of
 * times. The order stays as it is: whether it is cancelled is for the team to say.
 */
export async function takeDispute(context: Context, { id, order_id }: Payment, told: DisputeFacts) {
  await context.db.transaction(async (tx) => {
    // The order first, as everywhere.
    const order = await lockOrder(tx, order_id);
    const [payment] = await tx.select().from(cardPayments).where(eq(cardPayments.id, id));
    if (!payment) return;
    const own = eq(disputes.reference, told.reference);
    const [before] = await tx.select().from(disputes).where(own).for("update");
    const facts = grown(before, told, payment);
    const updated_at = context.now();
    if (before)
      await tx
        .update(disputes)
        .set({ ...facts, updated_at })
        .where(own);
    else
      await tx.insert(disputes).values({
        order_id,
        card_payment_id: id,
        gateway: payment.gateway,
        reference: told.reference,
        ...facts,
        created_at: updated_at,
        updated_at,
      });
    await bookDisputes(context, tx, order_id, id);
    // What is here again may have to go back.
    await bookDisputes(context, tx, order_id, id);
    // What is here again may have to go back.
    if (before?.is_gone && !facts.is_gone) await showWithMoney(context, tx, order);
    if (before?.state !== facts.state)
      await queueProblemMail(context, tx, order, {
        kind: "dispute",
        state: facts.state,
        amount: facts.amount_halere,
        gateway: payment.gateway,
      });
  });
}

/** What banks hold or have taken of a payment; of one that does not count there is nothing here that could go. */
export async function bookDisputes(context: Context, tx: Database, orderId: number, paymentId: string) {
  const rows = await tx
    .select({ dispute: disputes, state: cardPayments.state })
    .from(disputes)
    .innerJoin(cardPayments, eq(cardPayments.id, disputes.card_payment_id))
    .where(eq(disputes.card_payment_id, paymentId))
    .orderBy(asc(disputes.opened_at), asc(disputes.reference));
  for (const { dispute, state } of rows) {
    const { id, is_gone, amount_halere, withdrawn_at, opened_at } = dispute;
    const gone = { amount: -amount_halere, on: pragueDay(withdrawn_at ?? opened_at) };
    await bookMoney(
      context,
      tx,
      orderId,
      ["dispute", id],
      is_gone && state === "paid" ? { ...gone, way: "card" } : null,
    );
  }
}

/** What is known with what is told. */
function grown(before: Dispute | undefined, told: DisputeFacts, payment: Payment) {
  const state = DISPUTE_STATES[
    Math.max(DISPUTE_STATES.indexOf(before?.state ?? "inquiry"), DISPUTE_STATES.indexOf(told.state))
  ] as Dispute["state"];
  const withdrawn_at = earliest(before?.withdrawn_at, told.withdrawn_at);
  const reinstated_at = earliest(before?.reinstated_at, told.reinstated_at);
  const isHeld = state === "open" || (state === "inquiry" && withdrawn_at !== null);
  return {
    state,
    reason: before?.reason || told.reason,
    amount_halere: Math.min(
      payment.received_amount ?? payment.amount_halere,
      Math.max(before?.amount_halere ?? 0, told.amount),
    ),
    is_gone: state === "lost" || (isHeld && reinstated_at === null),
    opened_at: earliest(before?.opened_at, told.opened_at) ?? new Date(told.opened_at),
    withdrawn_at,
    reinstated_at,
    closed_at: earliest(before?.closed_at, told.closed_at),
  };
}

function earliest(known: Date | null | undefined, told: string | null): Date | null {
  const moments = [known, told === null ? null : new Date(told)].filter((moment) => moment instanceof Date);
  return moments.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
