import type { Statement, StatementEntry } from "../../bank-entry.ts";
import { StatementError } from "./statement-error.ts";
import { dayOfSixDigits } from "./statement-text.ts";

/**
 * GPC, also named ABO: lines of fixed width that all Czech banks export. 074 begins a statement with its sums, 075 is a
 * booking, 076 to 079 are texts of the booking before. Currencies are numbers of ISO 4217, CZK where there is none.
 */

const CURRENCIES: Record<string, string> = {
  "203": "CZK",
  "978": "EUR",
  "840": "USD",
  "985": "PLN",
  "826": "GBP",
  "756": "CHF",
  "348": "HUF",
};
/** ISO 4217 for none: of another currency it is known that it is not ours. */
const OTHER = "XXX";
const SHORTEST_ENTRY = 122;
const SHORTEST_HEAD = 108;
const OWN_DEBIT = "1";
const OWN_CREDIT = "2";

export const looksLikeGpc = (text: string): boolean => /^\uFEFF?074\d{16}/.test(text);

/** Reads a GPC file. Throws StatementFault, also where its bookings are not what its head sums up. */
export function readGpc(text: string): Statement {
  const entries: StatementEntry[] = [];
  let account: string | null = null;
  let last: StatementEntry | undefined;
  const sums: Sums[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    const kind = line.slice(0, 3);
    if (kind === "074") {
      const head = readHead(line, index + 1);
      account ??= head.account;
      if (head.account !== account) throw new StatementError("unreadable", index + 1);
      sums.push(head.sums);
    } else if (kind === "075") {
      last = readEntry(line, index + 1);
      entries.push(last);
      const sum = sums.at(-1);
      if (!sum) throw new StatementError("unreadable", index + 1);
      count(sum, last);
    } else if (/^07[6-9]$/.test(kind) && last) {
      if (kind === "078" || kind === "079") last.message = `${last.message} ${line.slice(3).trim()}`.trim();
    } else if (line.trim() !== "") throw new StatementError("unreadable", index + 1);
  }
  if (sums.length === 0) throw new StatementError("unknown-format");
  // Banks count reversals on either side: where there are some, the sums prove nothing.
  if (
    !entries.some(({ isReversal }) => isReversal) &&
    sums.some(({ debit, credit }) => debit !== 0 || credit !== 0)
  )
    throw new StatementError("cut-off");
  return { source: "gpc", account, entries };
}

/** What the head says, less what was read. */
interface Sums {
  debit: number;
  credit: number;
}

function readHead(line: string, number: number): { account: string; sums: Sums } {
  if (line.length < SHORTEST_HEAD) throw new StatementError("cut-off", number);
  const sum = (from: number, to: number) => {
    const digits = line.slice(from, to).trim();
    if (!/^\d+$/.test(digits)) throw new StatementError("unreadable", number);
    return Number(digits);
  };
  return { account: line.slice(3, 19).trim(), sums: { debit: sum(75, 89), credit: sum(90, 104) } };
}

function count(sums: Sums, { amount }: StatementEntry): void {
  if (amount < 0) sums.debit += amount;
  else sums.credit -= amount;
}

function readEntry(line: string, number: number): StatementEntry {
  if (line.length < SHORTEST_ENTRY) throw new StatementError("cut-off", number);
  const field = (from: number, to: number) => line.slice(from, to).trim();
  const digits = field(48, 60);
  const code = field(60, 61);
  if (!/^\d{1,12}$/.test(digits) || !/^[1-9]$/.test(code)) throw new StatementError("unreadable", number);
  const isReversal = code !== OWN_DEBIT && code !== OWN_CREDIT;
  const amount = Number(digits);
  const bank = line.slice(73, 77);
  const currency = field(118, 122).slice(-3);
  return {
    // Some banks have no numbers of documents.
    bankId: /[^0]/.test(field(35, 48)) ? field(35, 48) : null,
    bookedOn: dayOfSixDigits(field(122, 128) || field(91, 97), number),
    amount: code === OWN_CREDIT || amount === 0 ? amount : -amount,
    currency: /[1-9]/.test(currency) ? (CURRENCIES[currency] ?? OTHER) : "CZK",
    isReversal,
    variableSymbol: withoutZeros(field(61, 71)),
    counterAccount: counterAccount(field(19, 35), bank),
    counterName: field(97, 117),
    message: "",
  };
}

/** `0000000000000019` and its like as people write accounts; blank where the bank has none. */
function counterAccount(digits: string, bank: string): string {
  const number = withoutZeros(digits.slice(-10));
  const prefix = withoutZeros(digits.slice(0, -10));
  if (!number) return "";
  return `${prefix ? `${prefix}-` : ""}${number}${/^\d{4}$/.test(bank) && bank !== "0000" ? `/${bank}` : ""}`;
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, "");
}
