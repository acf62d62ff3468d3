import { createHash } from "node:crypto";
import { and, asc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { bareAccount, isSameAccount, type Statement, type StatementEntry } from "../bank-entry.ts";
import { bankEntries, bankEntryIds } from "./bank-transfers.table.ts";

/** Whether a booking was read before, from whichever file. */

type Source = Pick<Statement, "source"> & { account: string };
type Row = Pick<
  typeof bankEntries.$inferSelect,
  "id" | "source" | "fingerprint" | "variable_symbol" | "counter_account" | "counter_name" | "message"
>;

/** No day has more payments of one amount that can't be told apart otherwise. */
const MOST_ALIKE = 200;

/** Bookings of the file that is read, which are not the same as another one of it. */
export class Claimed {
  readonly ids = new Set<number>();
  private readonly alike = new Map<string, number[]>();

  add(id: number, entry: StatementEntry): void {
    const fingerprint = fingerprintOf(entry);
    const alike = this.alike.get(fingerprint) ?? [];
    alike.push(id);
    this.ids.add(id);
    this.alike.set(fingerprint, alike);
  }

  /** Below this id all bookings that say the same are claimed. So many alike are claimed in their order. */
  below(fingerprint: string): number {
    const alike = this.alike.get(fingerprint) ?? [];
    return alike.length < MOST_ALIKE ? 0 : (alike.at(-1) ?? 0);
  }
}

/**
 * A booking that was surely read before: by its id in this source and what it says, because some banks number the
 * bookings of each statement from 1 and tables are saved again by other programs; or by what it says alone, where another
 * source (or one without ids) told of it.
 */
export async function knownEntry(
  tx: Database,
  { source, account }: Source,
  entry: StatementEntry,
  claimed: Claimed,
): Promise<number | null> {
  const { bankId } = entry;
  const fingerprint = fingerprintOf(entry);
  const [same] = bankId
    ? await tx
        .select({ id: bankEntryIds.entry_id })
        .from(bankEntryIds)
        .innerJoin(bankEntries, eq(bankEntries.id, bankEntryIds.entry_id))
        .where(
          and(
            eq(bankEntryIds.source, source),
            eq(bankEntryIds.bank_id, bankId),
            eq(bankEntries.fingerprint, fingerprint),
            // One of the two may not have said which account it is of.
            account === "" ? undefined : inArray(bankEntryIds.account, [account, ""]),
          ),
        )
        .orderBy(asc(bankEntryIds.entry_id))
        .limit(1)
    : [];
  if (same) return same.id;
  const saysTheSame = and(
    eq(bankEntries.fingerprint, fingerprint),
    gt(bankEntries.id, claimed.below(fingerprint)),
  );
  const rows = await unclaimed(tx, source, entry, claimed, saysTheSame);
  const alike = rows.find((row) => areOfOneBank(row, entry) && !areToldApart(row, source, entry));
  if (!alike) return null;
  if (bankId) await keepId(tx, { account, source, bank_id: bankId, entry_id: alike.id });
  return alike.id;
}

/**
 * A booking that was likely read before: another file told of it, and only one of the two knows the payer, or the symbol.
 * What the row lacks is filled in.
 */
export async function likelyEntry(
  tx: Database,
  { source, account }: Source,
  entry: StatementEntry,
  claimed: Claimed,
): Promise<number | null> {
  const { bookedOn, amount, currency, variableSymbol, bankId } = entry;
  const ofThatDay = and(
    eq(bankEntries.booked_on, bookedOn),
    eq(bankEntries.amount, amount),
    eq(bankEntries.currency, currency),
    variableSymbol === ""
      ? undefined
      : or(
          eq(bankEntries.variable_symbol, ""),
          eq(sql`ltrim(${bankEntries.variable_symbol}, '0')`, bareSymbol(variableSymbol)),
        ),
  );
  const rows = await unclaimed(tx, source, entry, claimed, ofThatDay);
  const likely = rows.find((row) => isLikely(row, entry) && !areToldApart(row, source, entry));
  if (!likely) return null;
  await fillIn(tx, likely, entry);
  if (bankId) await keepId(tx, { account, source, bank_id: bankId, entry_id: likely.id });
  return likely.id;
}

/** Those of the rows which no other booking of this source is, the oldest first. */
async function unclaimed(
  tx: Database,
  source: Statement["source"],
  { bankId }: StatementEntry,
  claimed: Claimed,
  which: SQL | undefined,
): Promise<Row[]> {
  const { id, fingerprint, variable_symbol, counter_account, counter_name, message } = bankEntries;
  const ofThisSource = sql`exists (select 1 from ${bankEntryIds} named
    where named.entry_id = ${bankEntries.id} and named.source = ${source})`;
  const rows = await tx
    .select({
      id,
      source: bankEntries.source,
      fingerprint,
      variable_symbol,
      counter_account,
      counter_name,
      message,
    })
    .from(bankEntries)
    .where(and(which, bankId ? sql`not ${ofThisSource}` : undefined))
    .orderBy(asc(bankEntries.id))
    .limit(MOST_ALIKE);
  return rows.filter((row) => !claimed.ids.has(row.id));
}

/** A number of an account can exist at two banks. */
function areOfOneBank(row: Row, { counterAccount }: StatementEntry): boolean {
  return !row.counter_account || isSameAccount(row.counter_account, counterAccount);
}

/**
 * Whether they agree in all that both of them say. Of a row whose payer was forgotten the fingerprint still tells whether
 * it knew one. A symbol that one of them lacks needs a payer whom both know.
 */
function isLikely(row: Row, entry: StatementEntry): boolean {
  const withRows = { ...entry, variableSymbol: row.variable_symbol };
  const symbols = [row.variable_symbol, entry.variableSymbol].map(bareSymbol);
  const isOneSymbol = symbols[0] === symbols[1];
  if (!isOneSymbol && !symbols.includes("")) return false;
  const isOnePayer =
    bareAccount(entry.counterAccount) !== "" &&
    row.fingerprint === fingerprintOf(withRows) &&
    areOfOneBank(row, entry);
  if (isOnePayer) return true;
  const knewNone = row.fingerprint === fingerprintOf({ ...withRows, counterAccount: "" });
  return isOneSymbol && (knewNone || entry.counterAccount === "") && haveOneName(row, entry);
}

/** In one format, without the bank's ids, a booking is always written in the same words: other words are another one. */
function areToldApart(row: Row, source: Statement["source"], entry: StatementEntry): boolean {
  if (row.source !== source || entry.bankId !== null) return false;
  if (!haveOneName(row, entry)) return true;
  const [one = "", other = ""] = [row.message, entry.message].map((text) => wordsOf(text).join(" "));
  return one !== "" && other !== "" && !one.startsWith(other) && !other.startsWith(one);
}

/** Names are written in any order and cut short: one word in common is enough, and so is a blank one. */
function haveOneName({ counter_name }: Row, { counterName }: StatementEntry): boolean {
  const [one, other] = [counter_name, counterName].map((name) =>
    wordsOf(name).filter((word) => word.length > 2),
  );
  if (!one?.length || !other?.length) return true;
  return one.some((word) => other.some((another) => word.startsWith(another) || another.startsWith(word)));
}

function wordsOf(name: string): string[] {
  const plain = name.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "");
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

async function fillIn(tx: Database, row: Row, entry: StatementEntry): Promise<void> {
  const said = {
    ...entry,
    variableSymbol: row.variable_symbol || entry.variableSymbol,
    counterAccount: row.counter_account || entry.counterAccount,
  };
  // Whose payer was forgotten stays so.
  const knewAccount =
    row.fingerprint !== fingerprintOf({ ...said, variableSymbol: row.variable_symbol, counterAccount: "" });
  if (knewAccount && !row.counter_account) return;
  await tx
    .update(bankEntries)
    .set({
      variable_symbol: said.variableSymbol,
      counter_account: said.counterAccount,
      counter_name: row.counter_name || entry.counterName,
      fingerprint: fingerprintOf(said),
    })
    .where(eq(bankEntries.id, row.id));
}

/** An id that another booking has by now is none. */
export async function keepId(tx: Database, id: typeof bankEntryIds.$inferInsert): Promise<void> {
  await tx.insert(bankEntryIds).values(id).onConflictDoNothing();
}

/** Of day, amount, currency, symbol and payer, which all formats say in the same way; a hash, because it outlives the payer's data. */
export function fingerprintOf({
  bookedOn,
  amount,
  currency,
  variableSymbol,
  counterAccount,
}: Pick<StatementEntry, "bookedOn" | "amount" | "currency" | "variableSymbol" | "counterAccount">): string {
  const symbol = bareSymbol(variableSymbol);
  const said = [bookedOn, amount, currency, symbol, bareAccount(counterAccount)].join(" ");
  return createHash("sha256").update(said).digest("base64url");
}

function bareSymbol(symbol: string): string {
  return symbol.replace(/^0+/, "");
}
