/** What waits for the team, in the order in which it is shown; what customers have to do is none of these. */
export const TASKS = [
  "to-ship",
  "to-pick-up",
  "withdrawals",
  "refunds",
  "without-day",
  "payments",
  "messages",
  "reviews",
  "stock",
  "translations",
] as const;

/** What there is of each kind: the counters of the dashboard. */
export const COUNTED = [
  "team",
  "cars",
  "events",
  "gallery",
  "products",
  "sponsors",
  "achievements",
  "messages",
  "unread",
] as const;
export type Counted = (typeof COUNTED)[number];
