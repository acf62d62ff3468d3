/** Kinds of records in the log of changes; editors and addresses name them so. */
export const RECORD_TYPES = [
  "team-members",
  "cars",
  "car-photos",
  "events",
  "gallery",
  "sponsors",
  "products",
  "achievements",
  "achievement-stats",
  "settings",
  "blog",
  "shipping-methods",
  "payment-methods",
  "orders",
  "withdrawals",
  "messages",
  "accounts",
] as const;

export type RecordType = (typeof RECORD_TYPES)[number];

/** Kinds whose ids can come again: a product made at the address of a deleted one has that one's id. */
export const TYPES_WITH_IDS_AGAIN: readonly RecordType[] = ["products"];
