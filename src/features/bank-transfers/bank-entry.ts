/** Bookings on the team's account, as statements of a bank name them. Pure. */

/** Where a booking was read: Fio's API, or a file that was uploaded. */
export const ENTRY_SOURCES = ["fio", "camt053", "gpc", "csv"] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

/**
 * `waiting`: somebody has to decide. `paid`: it paid an order. `part`: counted to an order that is not paid in full.
 * `aside`: it belongs to no order, or was sent back.
 */
export const ENTRY_STATES = ["waiting", "paid", "part", "aside"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** A booking as it was read. */
export interface StatementEntry {
  /** The bank's own id of it; null where the format has none. */
  bankId: string | null;
  /** YYYY-MM-DD. */
  bookedOn: string;
  /** In hundredths of the currency's unit; negative where money left. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** A booking that takes an earlier one back. */
  isReversal: boolean;
  /** As the bank has it: digits, perhaps with zeros in front; blank where there is none. */
  variableSymbol: string;
  counterAccount: string;
  counterName: string;
  message: string;
}

export interface Statement {
  source: EntrySource;
  /** The team's own account as the file names it; null where it does not. */
  account: string | null;
  entries: StatementEntry[];
  /** Other accounts in the file, whose bookings were not read. */
  leftOut?: readonly string[];
}

/** The bank code of a Czech or Slovak account; blank where it is not written. */
function bankOf(account: string): string {
  const plain = account.replace(/\s/g, "").toUpperCase();
  return /^(?:CZ|SK)\d{2}(\d{4})\d{16}$/.exec(plain)?.[1] ?? /\/(\d{4})$/.exec(plain)?.[1] ?? "";
}

/** Whether both are one account: its number, and its bank where both say it, because each bank counts for itself. */
export function isSameAccount(one: string, other: string): boolean {
  if (bareAccount(one) !== bareAccount(other)) return false;
  const [first, second] = [bankOf(one), bankOf(other)];
  return first === second || first === "" || second === "";
}

/** The digits of an account without bank code and zeros in front, so that `CZ65...`, `19-2000145399/0800` agree. */
export function bareAccount(account: string): string {
  const plain = account.replace(/\s/g, "").toUpperCase();
  const czech = /^(?:CZ|SK)\d{6}(\d{16})$/.exec(plain)?.[1];
  const own = /^(?:(\d{1,6})-)?(\d{1,16})(?:\/\d{4})?$/.exec(plain);
  const digits =
    czech ?? (own ? (own[1] ?? "") + (own[1] ? (own[2] ?? "").padStart(10, "0") : own[2]) : plain);
  return digits.replace(/^0+(?=.)/, "");
}
