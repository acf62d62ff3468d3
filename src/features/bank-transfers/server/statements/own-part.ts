import { type EntrySource, isSameAccount, type Statement, type StatementEntry } from "../../bank-entry.ts";
import { StatementError } from "./statement-error.ts";

/** More are no statement of a team: a month of the busiest has some hundreds. */
const MOST_ENTRIES = 5000;
const LONGEST = { name: 200, account: 60, id: 100, symbol: 40, message: 1000 };

/** Bookings of one account of a file. */
export interface AccountPart {
  /** As the file names it; null where it does not. */
  account: string | null;
  entries: StatementEntry[];
}

/**
 * The part of a file that is of the team's own account; `own` are its spellings, none where the team has set none. Banks
 * export all accounts of a customer at once: the others are named and left out. A file of other accounts alone is
 * answered as it is, and refused by whoever knows what to say. Throws StatementError.
 */
export function ownPart(
  source: EntrySource,
  parts: readonly AccountPart[],
  own: readonly string[],
): Statement {
  const accounts = [...new Set(parts.map(({ account }) => account))];
  if (own.length === 0 && accounts.length > 1) throw new StatementError("accounts");
  const isOwn = (account: string | null) =>
    account === null || own.some((one) => isSameAccount(one, account));
  const account = accounts.find(isOwn) ?? accounts[0] ?? null;
  const isRead = (of: string | null) => of === account || isOwn(of);
  const entries = parts.flatMap((part) => (isRead(part.account) ? part.entries : []));
  if (entries.length > MOST_ENTRIES) throw new StatementError("many");
  const leftOut = accounts.flatMap((other) => (other !== null && !isRead(other) ? [other] : []));
  return { source, account, entries: entries.map(bounded), ...(leftOut.length > 0 && { leftOut }) };
}

/** Texts are kept as far as anybody reads them, and without signs that no database takes. */
function bounded(entry: StatementEntry): StatementEntry {
  return {
    ...entry,
    bankId: entry.bankId && (plain(entry.bankId, LONGEST.id) || null),
    variableSymbol: plain(entry.variableSymbol, LONGEST.symbol),
    counterAccount: plain(entry.counterAccount, LONGEST.account),
    counterName: plain(entry.counterName, LONGEST.name),
    message: plain(entry.message, LONGEST.message),
  };
}

function plain(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[^\P{Cc}\n\t]+/gu, " ")
    .toWellFormed()
    .trim();
}
