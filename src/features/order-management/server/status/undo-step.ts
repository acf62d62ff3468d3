import { type OrderStatus, usualWay } from "#features/orders/index.ts";
import {
  changeOrder,
  lockedOrder,
  logOrder,
  moneyOf,
  type orders,
  undoPayment as undoMoney,
  visibleOrder,
} from "#features/orders/server/index.ts";
import { voidReceipt } from "#features/receipts/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type NextStep, nextSteps, type Undoable, type WayBack, waysBack } from "../../order-next-steps.ts";
import { getOrder } from "../admin-orders.ts";
import { type Deed, type Foretold, foretold } from "../foretell.ts";
import { receive } from "../receive-payment.ts";
import { moveOrder } from "./change-status.ts";
import { stepFacts } from "./step-facts.ts";

const NO_WAY_BACK = {
  en: "This can no longer be undone. Load the order again to see what can be done.",
  cs: "Tohle už vzít zpět nejde. Načtěte objednávku znovu, uvidíte, co s ní jde dělat.",
};

type OrderRow = typeof orders.$inferSelect;

/** What can be done next with an order, and what can be taken back, each with what it would do. Throws NOT_FOUND. */
export async function orderSteps(context: Context, id: number) {
  const order = await visibleOrder(context.db, id);
  const facts = await stepFacts(context.db, order);
  const deedOf =
    ({ status }: NextStep): Deed =>
    (inside, tx) =>
      status === null
        ? receive(inside, tx, id, usualWay(order.payment_kind))
        : moveOrder(inside, tx, id, status);
  const steps: (NextStep & Foretold)[] = [];
  for (const step of nextSteps(facts))
    steps.push({ ...step, ...(await foretold(context, id, deedOf(step))) });
  const back: (WayBack & Foretold)[] = [];
  for (const way of waysBack(facts)) {
    const deed: Deed = (inside, tx) => undo(inside, tx, id, way.what, order.status);
    back.push({ ...way, ...(await foretold(context, id, deed)) });
  }
  return { steps, back };
}

/**
 * Takes back a status or a payment that was noted by mistake, with documents, vouchers and the e-mail that put it
 * right. `seen` is the status that the person has seen.
 *
 * @throws Refusal NOT_FOUND, CONFLICT where there is no way back
 */
export async function undoStep(context: Context, id: number, what: Undoable, seen: OrderStatus) {
  await context.db.transaction((tx) => undo(context, tx, id, what, seen));
  return getOrder(context, id);
}

async function undo(context: Context, tx: Database, id: number, what: Undoable, seen: OrderStatus) {
  const order = await lockedOrder(tx, id);
  const way = waysBack(await stepFacts(tx, order)).find((one) => one.what === what);
  if (!way || order.status !== seen) throw new Refusal("CONFLICT", { words: NO_WAY_BACK });
  if (what === "payment") return undoPayment(context, tx, order, way.status);
  if (!way.status) return;
  const log = { before: { status: order.status }, after: { status: way.status } };
  await changeOrder(context, tx, order, { kind: "status", status: way.status, isUndo: true }, log);
}

/** What is nothing but vouchers is not done any more, either. */
async function undoPayment(context: Context, tx: Database, order: OrderRow, status: OrderStatus | null) {
  const { id } = order;
  const { paidHow: paid_how } = await moneyOf(tx, id);
  await undoMoney(context, tx, order);
  await voidReceipt(context, tx, id);
  const log = { before: { paid_how }, after: { paid_how: null } };
  await changeOrder(context, tx, order, { kind: "money", what: "unpaid", status }, log);
  if (status) await logOrder(context, tx, id, "changed", { status: order.status }, { status });
}
