import type { OrderStatus } from "#features/orders/index.ts";

/** What the team can do next with an order, and what can be taken back. Pure. */

export const STEPS = ["pay", "send", "ready", "deliver", "finish", "cancel", "reopen"] as const;
export type Step = (typeof STEPS)[number];

export const UNDOABLE = ["status", "payment"] as const;
export type Undoable = (typeof UNDOABLE)[number];

export interface StepFacts {
  status: OrderStatus;
  isPaid: boolean;
  /** It is paid and costs more since its items were changed. */
  isDue: boolean;
  /** The customer comes for it. */
  isPickup: boolean;
  /** Something in it is sent or handed over, not only done or used. */
  hasGoods: boolean;
  /** The status before it was cancelled; null where the log does not know. */
  statusBefore: OrderStatus | null;
  /** Money was sent back, all or a part. */
  hasRefund: boolean;
  /** The team noted the payment by hand: no gateway says that it came. */
  isPaidByHand: boolean;
  /** A voucher of it was used; one could still be. */
  hasUsedVoucher: boolean;
  hasUsableVoucher: boolean;
}

export interface NextStep {
  step: Step;
  /** The status that it sets; null: it notes a payment. */
  status: OrderStatus | null;
}

export interface WayBack {
  what: Undoable;
  /** The status that comes back, with a payment that of vouchers that are void then; null: it stays. */
  status: OrderStatus | null;
}

const isOpen = ({ status }: StepFacts) => status === "pending" || status === "processing";
const isDone = ({ status }: StepFacts) => status === "completed" || status === "done";

/** The steps that make sense now, the most likely first. */
export function nextSteps(order: StepFacts): NextStep[] {
  const { status, hasGoods } = order;
  const steps: NextStep[] = [];
  const go = (step: Step, to: OrderStatus | null) => steps.push({ step, status: to });
  if (status !== "cancelled" && (!order.isPaid || order.isDue)) go("pay", null);
  if (isOpen(order) && hasGoods) go(order.isPickup ? "ready" : "send", "shipped");
  if (isOpen(order) && !hasGoods) go("finish", "completed");
  if (status === "shipped") go("deliver", "completed");
  if (status === "cancelled") go("reopen", reopened(order));
  else go("cancel", "cancelled");
  return steps;
}

/** Statuses in the order in which an order gets them; nothing goes back to a cancelled one. */
const RANK: Record<OrderStatus, number> = {
  pending: 0,
  processing: 1,
  shipped: 2,
  completed: 3,
  done: 4,
  cancelled: Number.POSITIVE_INFINITY,
};

/** What was noted by a wrong tap and can be taken back, the latest first: a status, a payment. */
export function waysBack(order: StepFacts): WayBack[] {
  const ways: WayBack[] = [];
  const { statusBefore, status } = order;
  if (status === "cancelled") return ways;
  if (statusBefore && RANK[statusBefore] < RANK[status]) ways.push({ what: "status", status: statusBefore });
  if (order.isPaid && order.isPaidByHand && !order.hasRefund && !order.hasUsedVoucher)
    ways.push({ what: "payment", status: unpaidStatus(order) });
  return ways;
}

/** What is nothing but vouchers is not done while they are void. */
function unpaidStatus(order: StepFacts): OrderStatus | null {
  return isDone(order) && !order.hasGoods && order.hasUsableVoucher ? order.statusBefore : null;
}

function reopened({ statusBefore, isPaid }: StepFacts): OrderStatus {
  if (statusBefore && statusBefore !== "cancelled") return statusBefore;
  return isPaid ? "processing" : "pending";
}
