import type { OrderStatus } from "#features/orders/index.ts";
import { effectsOf, type OrderFacts, STATUS_EFFECTS, type StatusEffect } from "./status-effects.ts";

/** What the team can do next with an order, what each step brings, and what can be taken back. Pure. */

export const STEPS = ["pay", "send", "ready", "deliver", "finish", "cancel", "reopen"] as const;
export type Step = (typeof STEPS)[number];

/** What a payment brings beside what a change of status brings. */
const PAYMENT_EFFECTS = ["mail-paid", "mail-paid-with-invoice", "issue-paid-invoice"] as const;
/** What taking a step back brings. */
const UNDO_EFFECTS = ["renew-invoice", "mail-undone", "mail-unpaid"] as const;
export const STEP_EFFECTS = [...STATUS_EFFECTS, ...PAYMENT_EFFECTS, "hold-seats", ...UNDO_EFFECTS] as const;
export type StepEffect = (typeof STEP_EFFECTS)[number];

export interface StepFacts extends OrderFacts {
  /** It is paid and costs more since its items were changed. */
  isDue: boolean;
  /** Something in it is sent or handed over, not only done or used. */
  hasGoods: boolean;
  /** The status before it was cancelled; null where the log does not know. */
  statusBefore: OrderStatus | null;
  /** Money was sent back, all or a part. */
  hasRefund: boolean;
  /** The team noted the payment by hand: no gateway says that it came. */
  isPaidByHand: boolean;
  /** A voucher of it was used. */
  hasUsedVoucher: boolean;
  /** It goes out, and its places stay booked, before it is paid: cash, cash on delivery. */
  isPaidAtHandover: boolean;
}

export interface NextStep {
  step: Step;
  /** The status that it sets; null: it notes a payment. */
  status: OrderStatus | null;
  effects: StepEffect[];
}

export const UNDOABLE = ["status", "payment"] as const;
export type Undoable = (typeof UNDOABLE)[number];

export interface WayBack {
  what: Undoable;
  /** The status that comes back, with a payment that of vouchers that are void then; null: it stays. */
  status: OrderStatus | null;
  effects: StepEffect[];
}

const isOpen = ({ status }: OrderFacts) => status === "pending" || status === "processing";
const isDone = ({ status }: OrderFacts) => status === "completed" || status === "done";

/** The steps that make sense now, the most likely first. */
export function nextSteps(order: StepFacts): NextStep[] {
  const steps: NextStep[] = [];
  const go = (step: Step, status: OrderStatus) =>
    steps.push({ step, status, effects: effectsOf(order, status) });
  if (order.status !== "cancelled" && (!order.isPaid || order.isDue))
    steps.push({ step: "pay", status: null, effects: paymentEffects(order) });
  if (isOpen(order) && order.hasGoods) go(order.isPickup ? "ready" : "send", "shipped");
  if (isOpen(order) && !order.hasGoods) go("finish", "completed");
  if (order.status === "shipped") go("deliver", "completed");
  if (order.status === "cancelled") go("reopen", reopened(order));
  else go("cancel", "cancelled");
  return steps;
}

/** What a payment brings now; a cancelled order gets no invoice and no vouchers. */
export function paymentEffects(order: OrderFacts): StepEffect[] {
  if (order.status === "cancelled") return ["mail-paid"];
  const document: StepEffect = !order.invoice
    ? "issue-paid-invoice"
    : order.invoice.isMailed
      ? "mail-paid"
      : "mail-paid-with-invoice";
  return [
    document,
    ...(order.vouchers.void > 0 ? (["restore-vouchers"] as const) : []),
    ...(order.vouchers.missing > 0 ? (["issue-vouchers"] as const) : []),
    ...(order.seats.held + order.seats.lost > 0 ? (["book-seats"] as const) : []),
  ];
}

/** Statuses in the order in which an order gets them; nothing goes back to a cancelled one. */
const RANK: Record<OrderStatus, number> = {
  ...{ pending: 0, processing: 1, shipped: 2, completed: 3, done: 4 },
  cancelled: Number.POSITIVE_INFINITY,
};

/** What was noted by a wrong tap and can be taken back, the latest first: a status, a payment. */
export function waysBack(order: StepFacts): WayBack[] {
  const ways: WayBack[] = [];
  const { statusBefore, status } = order;
  if (statusBefore && status !== "cancelled" && RANK[statusBefore] < RANK[status])
    ways.push({
      what: "status",
      status: statusBefore,
      effects: status === "shipped" ? ["mail-undone"] : [],
    });
  if (
    order.isPaid &&
    order.isPaidByHand &&
    status !== "cancelled" &&
    !order.hasRefund &&
    !order.hasUsedVoucher
  )
    ways.push({ what: "payment", status: unpaidStatus(order), effects: unpaidEffects(order) });
  return ways;
}

/** What is nothing but vouchers is not done while they are void. */
function unpaidStatus(order: StepFacts): OrderStatus | null {
  return isDone(order) && !order.hasGoods && order.vouchers.usable > 0 ? order.statusBefore : null;
}

/** The paper says that it was paid, so a credit note takes it back; what is done keeps an invoice. */
function unpaidEffects(order: StepFacts): StepEffect[] {
  const { booked, byVoucher } = order.isPaidAtHandover ? { booked: 0, byVoucher: 0 } : order.seats;
  return [
    ...(order.vouchers.usable > 0 ? (["void-vouchers"] as const) : []),
    ...(order.invoice ? (["issue-credit-note"] as const) : []),
    ...(order.invoice && isDone(order) && unpaidStatus(order) === null ? (["renew-invoice"] as const) : []),
    ...(booked > 0 ? (["hold-seats"] as const) : []),
    ...(byVoucher > 0 ? (["free-seats"] as const) : []),
    "mail-unpaid",
  ];
}

function reopened({ statusBefore, isPaid }: StepFacts): OrderStatus {
  if (statusBefore && statusBefore !== "cancelled") return statusBefore;
  return isPaid ? "processing" : "pending";
}

/** Those that send the customer an e-mail. */
export const MAILING_STEP_EFFECTS: readonly StepEffect[] = [
  ...(["issue-vouchers", "issue-invoice", "mail-invoice", "issue-credit-note"] satisfies StatusEffect[]),
  ...(["mail-shipped", "mail-ready", "mail-cancelled", "mail-reopened"] satisfies StatusEffect[]),
  ...PAYMENT_EFFECTS,
  ...UNDO_EFFECTS,
];
