/** Which payments the list shows: those that wait for a decision, or all. */
export const ENTRY_VIEWS = ["waiting", "all"] as const;

/** `return`: it came for an order that has its money, or needs none; it counts, and goes back. */
export const DECISIONS = ["pay", "part", "return", "aside", "reopen"] as const;
export type Decision = (typeof DECISIONS)[number];
