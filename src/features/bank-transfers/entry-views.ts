/** Which payments the list shows: those that wait for a decision, or all. */
export const ENTRY_VIEWS = ["waiting", "all"] as const;

export const DECISIONS = ["pay", "part", "aside", "reopen"] as const;
export type Decision = (typeof DECISIONS)[number];
