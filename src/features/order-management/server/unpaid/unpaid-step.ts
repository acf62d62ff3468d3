import { addDays } from "#kit/contract/time/days.ts";

/** When an order that nobody has paid is reminded of, and when it ends. Pure. */

/** Days by the settings; null: this step is never done. */
export interface UnpaidDays {
  /** So many days before the due day the customer is reminded. */
  remindBefore: number | null;
  /** So many days after it once more. */
  remindAfter: number | null;
  /** So many days after it the order is cancelled, if it was reminded of. */
  cancelAfter: number | null;
}

export type ReminderKind = "before" | "after";

/** Days on which each reminder was sent. */
export type Reminded = Partial<Record<ReminderKind, string>>;

export type UnpaidStep = ReminderKind | "cancel" | null;

/**
 * A reminder that could not be sent for this long (a server that was off, an installation that is new) is not sent any
 * more: who ordered months ago is nobody's surprise.
 */
const LATEST_DAYS = 14;

/** What is to be done today (all days YYYY-MM-DD) with an order that is due on `due`. */
export function unpaidStep(due: string, today: string, reminded: Reminded, days: UnpaidDays): UnpaidStep {
  const { remindBefore, remindAfter, cancelAfter } = days;
  const last = reminded.after ?? reminded.before;
  // A customer who has never been reminded loses no order, and nobody on the day of the reminder.
  if (cancelAfter !== null && last !== undefined && last < today && today >= addDays(due, cancelAfter)) {
    if (remindAfter === null || reminded.after !== undefined) return "cancel";
  }
  const isIn = (from: string, to: string) => today >= from && today <= to;
  if (remindAfter !== null && !reminded.after) {
    const from = addDays(due, remindAfter);
    if (isIn(from, addDays(from, LATEST_DAYS))) return "after";
  }
  if (remindBefore !== null && !reminded.before && isIn(addDays(due, -remindBefore), due)) return "before";
  return null;
}
