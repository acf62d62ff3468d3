import { createHash } from "node:crypto";
import { and, eq, notExists, notInArray, sql } from "drizzle-orm";
import { markOrderPaid, takeBookedRefund } from "#features/payments/server/index.ts";
import { settingTexts } from "#features/settings/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { bareAccount, type Statement, type StatementEntry } from "../bank-entry.ts";
import { matchEntry, possibleOrders, symbolsOf } from "../match-entry.ts";
import { bankEntries, bankEntryIds } from "./bank-transfers.table.ts";
import { lockOrders, ordersOf } from "./order-facts.ts";
import { queueWaitingMail } from "./waiting-mail.ts";

/** What came of a statement: payments that came to the account, those known before, orders paid, payments to decide. */
export interface Imported {
  incoming: number;
  known: number;
  paid: number;
  waiting: number;
}

/**
 * Takes in what is new of a statement. Each payment is one transaction with all that follows from it, so that a process
 * that dies in the middle leaves whole payments, and reading the file again does the rest. Money that left the account
 * is not stored; it only says which refunds were sent. Throws STATEMENT_OTHER_ACCOUNT for an account that the settings do not name.
 */
export async function importStatement(context: Context, statement: Statement): Promise<Imported> {
  const account = await ownAccount(context.db, statement.account);
  const incoming = statement.entries.filter(({ amount, isReversal }) => amount > 0 || isReversal);
  const found: Imported = { incoming: incoming.length, known: 0, paid: 0, waiting: 0 };
  const claimed: number[] = [];
  for (const entry of incoming) {
    const { id, outcome } = await context.db.transaction((tx) =>
      takeIn(context, tx, { ...statement, account }, entry, claimed),
    );
    claimed.push(id);
    found[outcome]++;
  }
  const outgoing = statement.entries.filter(({ amount, isReversal }) => amount < 0 && !isReversal);
  const alike = new Map<string, number>();
  for (const entry of outgoing) {
    const fingerprint = fingerprintOf(entry);
    const place = (alike.get(fingerprint) ?? 0) + 1;
    alike.set(fingerprint, place);
    // Of two that are alike on a day each has its own: files have whole days.
    const reference = place === 1 ? `bank ${fingerprint}` : `bank ${fingerprint} ${place}`;
    await context.db.transaction((tx) => takeOutgoing(context, tx, entry, reference));
  }
  if (found.waiting > 0) await context.db.transaction((tx) => queueWaitingMail(context, tx, found.waiting));
  return found;
}

async function takeIn(
  context: Context,
  tx: Database,
  { source, account }: Pick<Statement, "source"> & { account: string },
  entry: StatementEntry,
  claimed: readonly number[],
): Promise<{ id: number; outcome: "known" | "paid" | "waiting" }> {
  // Of two processes that read the same booking at once, the second finds it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('paddock bank entries'))`);
  const fingerprint = fingerprintOf(entry);
  const known = await knownEntry(tx, { source, account, bankId: entry.bankId, fingerprint }, claimed);
  if (known !== null) return { id: known, outcome: "known" };
  const {
    bankId,
    isReversal,
    bookedOn,
    variableSymbol,
    counterAccount,
    counterName,
    message,
    amount,
    currency,
  } = entry;
  const [stored] = await tx
    .insert(bankEntries)
    .values({
      ...{
        source,
        amount,
        currency,
        message,
        fingerprint,
        booked_on: bookedOn,
        variable_symbol: variableSymbol,
      },
      ...{ counter_account: counterAccount, counter_name: counterName, is_reversal: isReversal },
      ...{ state: "waiting" as const, created_at: context.now() },
    })
    .returning({ id: bankEntries.id });
  if (!stored) throw new Error("A booking was not stored.");
  if (bankId) await keepId(tx, { account, source, bank_id: bankId, entry_id: stored.id });
  const named = possibleOrders(symbolsOf(entry));
  await lockOrders(tx, named);
  const orders = await ordersOf(tx, named);
  const verdict = matchEntry(entry, [...orders.values()]);
  if (verdict.kind !== "exact" || !(await markOrderPaid(context, tx, verdict.orderId, "bank")))
    return { id: stored.id, outcome: "waiting" };
  await tx
    .update(bankEntries)
    .set({ state: "paid", order_id: verdict.orderId, decided_at: context.now() })
    .where(eq(bankEntries.id, stored.id));
  return { id: stored.id, outcome: "paid" };
}

/** A transfer with an order's symbol may be the money that the team has sent back for it. */
async function takeOutgoing(
  context: Context,
  tx: Database,
  entry: StatementEntry,
  reference: string,
): Promise<void> {
  if (entry.currency !== "CZK") return;
  for (const orderId of possibleOrders(symbolsOf(entry))) {
    const isTaken = await takeBookedRefund(context, tx, {
      ...{ orderId, amount: -entry.amount, bookedOn: entry.bookedOn },
      reference,
      isTo: (account) =>
        entry.counterAccount === "" || bareAccount(account) === bareAccount(entry.counterAccount),
    });
    if (isTaken) return;
  }
}

/**
 * A booking that was read before: by its id in this source and what it says, because some banks number the bookings of
 * each statement from 1 and tables are saved again by other programs; or by what it says alone, where another source (or one without
 * ids) told of it. `claimed` are bookings of this file, which are not the same as another one of it.
 */
async function knownEntry(
  tx: Database,
  {
    source,
    account,
    bankId,
    fingerprint,
  }: { source: Statement["source"]; account: string; bankId: string | null; fingerprint: string },
  claimed: readonly number[],
): Promise<number | null> {
  if (bankId) {
    const [same] = await tx
      .select({ id: bankEntryIds.entry_id })
      .from(bankEntryIds)
      .innerJoin(bankEntries, eq(bankEntries.id, bankEntryIds.entry_id))
      .where(
        and(
          eq(bankEntryIds.account, account),
          eq(bankEntryIds.source, source),
          eq(bankEntryIds.bank_id, bankId),
          eq(bankEntries.fingerprint, fingerprint),
        ),
      );
    if (same) return same.id;
  }
  const ofThisSource = tx
    .select({ id: bankEntryIds.entry_id })
    .from(bankEntryIds)
    .where(and(eq(bankEntryIds.entry_id, bankEntries.id), eq(bankEntryIds.source, source)));
  const [alike] = await tx
    .select({ id: bankEntries.id })
    .from(bankEntries)
    .where(
      and(
        eq(bankEntries.fingerprint, fingerprint),
        claimed.length > 0 ? notInArray(bankEntries.id, [...claimed]) : undefined,
        bankId ? notExists(ofThisSource) : undefined,
      ),
    )
    .orderBy(bankEntries.id)
    .limit(1);
  if (!alike) return null;
  if (bankId) await keepId(tx, { account, source, bank_id: bankId, entry_id: alike.id });
  return alike.id;
}

/** An id that another booking has by now is none. */
async function keepId(tx: Database, id: typeof bankEntryIds.$inferInsert): Promise<void> {
  await tx.insert(bankEntryIds).values(id).onConflictDoNothing();
}

/** Of day, amount, currency, symbol and payer, which all formats say in the same way; a hash, because it outlives the payer's data. */
function fingerprintOf({
  bookedOn,
  amount,
  currency,
  variableSymbol,
  counterAccount,
}: StatementEntry): string {
  const symbol = variableSymbol.replace(/^0+/, "");
  const said = [bookedOn, amount, currency, symbol, bareAccount(counterAccount)].join(" ");
  return createHash("sha256").update(said).digest("base64url");
}

/** The digits of the account that a file is of; blank where it does not say. */
async function ownAccount(db: Database, account: string | null): Promise<string> {
  if (!account) return "";
  const bare = bareAccount(account);
  const { bank_account, bank_iban } = await settingTexts(db, ["bank_account", "bank_iban"], "cs");
  const own = [bank_account, bank_iban].filter(Boolean).map(bareAccount);
  if (own.length > 0 && !own.includes(bare) && !own.includes(bareAccount(fromInternal(account))))
    throw new Refusal("STATEMENT_OTHER_ACCOUNT", { detail: { account } });
  return bare;
}

/** Some banks shuffle the sixteen digits of an account in GPC: `C9 C7 C8 C5 C0 C1 C2 C3 C4 C6 P1 ... P6`. */
function fromInternal(account: string): string {
  if (!/^\d{16}$/.test(account)) return account;
  const at = (...places: number[]) => places.map((place) => account[place]).join("");
  return at(10, 11, 12, 13, 14, 15) + at(4, 5, 6, 7, 8, 3, 9, 1, 2, 0);
}
