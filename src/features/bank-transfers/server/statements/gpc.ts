import { isSameAccount, type StatementEntry } from "../../bank-entry.ts";
import { accountOfDigits, fromInnerOrder, isSound, withoutZeros } from "./czech-account.ts";
import type { AccountPart } from "./own-part.ts";
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
/** Of the texts behind a booking, what is longer is not read. */
const LONGEST_TEXT = 1000;
const DEBIT = "1";
const CREDIT = "2";
/** What takes a debit back brings money, what takes a credit back takes it. */
const DEBIT_REVERSED = "4";

export const looksLikeGpc = (text: string): boolean => /^\uFEFF?\s{0,9}074\d{16}/.test(text);

/** A statement of one account: bookings with the payer's account as it stands, and the head's sums less what was read. */
interface Part {
  digits: string;
  entries: { entry: StatementEntry; payer: string; bank: string }[];
  debit: number;
  credit: number;
}

/**
 * Reads a GPC file; `own` are spellings of the team's account. Throws StatementError, also where its bookings are not
 * what its heads sum up.
 */
export function readGpc(text: string, own: readonly string[]): AccountPart[] {
  const parts: Part[] = [];
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n|\r/);
  for (const [index, line] of lines.entries()) {
    const kind = line.slice(0, 3);
    const part = parts.at(-1);
    const last = part?.entries.at(-1)?.entry;
    if (kind === "074") parts.push(readHead(line, index + 1));
    else if (kind === "075" && part) addEntry(part, line, index + 1);
    else if (/^07[6-9]$/.test(kind) && last) {
      const room = LONGEST_TEXT - last.message.length;
      if ((kind === "078" || kind === "079") && room > 0)
        last.message = `${last.message} ${line.slice(3, 3 + room)}`.trim();
    } else if (line.trim() !== "") throw new StatementError("unreadable", index + 1);
  }
  if (parts.length === 0) throw new StatementError("unknown-format");
  // Banks count reversals on either side: where there are some, the sums prove nothing.
  for (const { entries, debit, credit } of parts)
    if (!entries.some(({ entry }) => entry.isReversal) && (debit !== 0 || credit !== 0))
      throw new StatementError("cut-off");
  return parts.map((part) => inPeoplesOrder(part, own));
}

function readHead(line: string, number: number): Part {
  if (line.length < SHORTEST_HEAD) throw new StatementError("cut-off", number);
  const sum = (from: number, to: number) => {
    const digits = line.slice(from, to).trim();
    if (!/^\d{1,14}$/.test(digits)) throw new StatementError("unreadable", number);
    return Number(digits);
  };
  return { digits: line.slice(3, 19).trim(), entries: [], debit: sum(75, 89), credit: sum(90, 104) };
}

function addEntry(part: Part, line: string, number: number): void {
  if (line.length < SHORTEST_ENTRY) throw new StatementError("cut-off", number);
  const field = (from: number, to: number) => line.slice(from, to).trim();
  const digits = field(48, 60);
  const code = field(60, 61);
  if (!/^\d{1,12}$/.test(digits) || !/^[1-9]$/.test(code)) throw new StatementError("unreadable", number);
  const isCredit = code === CREDIT || code === DEBIT_REVERSED;
  const amount = isCredit || Number(digits) === 0 ? Number(digits) : -Number(digits);
  const entry = {
    // Some banks have no numbers of documents.
    bankId: /[^0]/.test(field(35, 48)) ? field(35, 48) : null,
    bookedOn: dayOfSixDigits(field(122, 128) || field(91, 97), number),
    amount,
    currency: currencyIn(field(118, 122)),
    isReversal: code !== DEBIT && code !== CREDIT,
    variableSymbol: withoutZeros(field(61, 71)),
    counterAccount: "",
    counterName: field(97, 117),
    message: "",
  };
  part.entries.push({ entry, payer: field(19, 35), bank: line.slice(73, 77) });
  if (isCredit) part.credit -= amount;
  else part.debit += amount;
}

/**
 * `0203` is a number of ISO 4217. Česká spořitelna has a kind of data there instead, which never begins with a zero: its
 * second digit is 1 for crowns.
 */
function currencyIn(field: string): string {
  if (/^[A-Z]{3}$/.test(field)) return field;
  if (!/[1-9]/.test(field)) return "CZK";
  if (field.length === 4 && !field.startsWith("0")) return field[1] === "1" ? "CZK" : OTHER;
  return CURRENCIES[field.slice(-3)] ?? OTHER;
}

/** A file has all its accounts, the team's and the payers', in one order of digits: the bank's own, or the usual one. */
function inPeoplesOrder({ digits, entries }: Part, own: readonly string[]): AccountPart {
  const isOwn = (account: string) => own.some((one) => isSameAccount(one, account));
  const inner = fromInnerOrder(digits);
  const isInner = !isOwn(digits) && (isOwn(inner) || (!isSound(digits) && isSound(inner)));
  const ordered = (account: string) => (isInner ? fromInnerOrder(account.padStart(16, "0")) : account);
  return {
    account: accountOfDigits(ordered(digits)) || null,
    entries: entries.map(({ entry, payer, bank }) => ({
      ...entry,
      counterAccount: accountOfDigits(ordered(payer), bank),
    })),
  };
}
