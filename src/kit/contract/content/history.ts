/** What can happen to a record; pure, for both sides. */
export const HISTORY_ACTIONS = ["added", "changed", "deleted", "restored"] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/**
 * Names the version that a write is based on: the record's `updated_at` as it was read. A record that was changed
 * since is not overwritten; the call answers 409 CHANGED_MEANWHILE with the record as it is now.
 */
export const BASED_ON = "based-on";
