/** What the team works through, one view each; pure, for both sides. */
export const ORDER_VIEWS = [
  "to-pay",
  "to-ship",
  "to-pick-up",
  "withdrawals",
  "refunds",
  "without-day",
] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

/** Those that were deleted: a view of its own, out of the way. */
export const DELETED_VIEW = "deleted";

/** Counts end here: whoever has more to do than this needs no exact number. */
export const MOST_COUNTED = 1000;
