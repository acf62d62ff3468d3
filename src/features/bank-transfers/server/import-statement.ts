import { and, eq, inArray, sql } from "drizzle-orm";
import { bookMoney } from "#features/orders/server/index.ts";
import { markOrderPaid, takeBookedRefund } from "#features/payments/server/index.ts";
import { settingTexts } from "#features/settings/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { bareAccount, isSameAccount, type Statement, type StatementEntry } from "../bank-entry.ts";
import { matchEntry, symbolsOf } from "../match-entry.ts";
import { bankEntries } from "./bank-transfers.table.ts";
import { Claimed, fingerprintOf, keepId, knownEntry, likelyEntry } from "./known-entry.ts";
import { entryOf, lockOrders, namedIn, ordersOf } from "./order-facts.ts";
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
  const account = await requireOwn(context.db, statement.account);
  const source = { source: statement.source, account };
  const incoming = statement.entries.filter(({ amount, isReversal }) => amount > 0 || isReversal);
  const found: Imported = { incoming: incoming.length, known: 0, paid: 0, waiting: 0 };
  const claimed = new Claimed();
  // Bookings that are surely known first, so that none of them is taken for one of which less is known.
  const unsure: StatementEntry[] = [];
  const days = await daysRead(context.db, incoming);
  for (const entry of incoming) {
    const id = days.has(entry.bookedOn)
      ? await context.db.transaction((tx) => knownEntry(tx, source, entry, claimed))
      : null;
    if (id === null) unsure.push(entry);
    else {
      claimed.add(id, entry);
      found.known++;
    }
  }
  for (const entry of unsure) {
    const { id, outcome } = await context.db.transaction((tx) => takeIn(context, tx, source, entry, claimed));
    claimed.add(id, entry);
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

/** Days of which bookings are stored: of any other day nothing can be known. */
async function daysRead(db: Database, entries: readonly StatementEntry[]): Promise<Set<string>> {
  const days = [...new Set(entries.map(({ bookedOn }) => bookedOn))];
  if (days.length === 0) return new Set();
  const { booked_on } = bankEntries;
  const rows = await db.selectDistinct({ booked_on }).from(bankEntries).where(inArray(booked_on, days));
  return new Set(rows.map((row) => row.booked_on));
}

async function takeIn(
  context: Context,
  tx: Database,
  source: Pick<Statement, "source"> & { account: string },
  entry: StatementEntry,
  claimed: Claimed,
): Promise<{ id: number; outcome: "known" | "paid" | "waiting" }> {
  // Of two processes that read the same booking at once, the second finds it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('paddock bank entries'))`);
  const known = await knownEntry(tx, source, entry, claimed);
  if (known !== null) return { id: known, outcome: "known" };
  const likely = await likelyEntry(tx, source, entry, claimed);
  // What this file knows of it may be all that was missing.
  if (likely !== null) return { id: likely, outcome: (await pay(context, tx, likely)) ? "paid" : "known" };
  const { bankId, isReversal, bookedOn, variableSymbol, counterAccount, counterName } = entry;
  const { message, amount, currency } = entry;
  const [stored] = await tx
    .insert(bankEntries)
    .values({
      source: source.source,
      amount,
      currency,
      message,
      fingerprint: fingerprintOf(entry),
      booked_on: bookedOn,
      variable_symbol: variableSymbol,
      is_reversal: isReversal,
      counter_account: counterAccount,
      counter_name: counterName,
      state: "waiting" as const,
      created_at: context.now(),
    })
    .returning({ id: bankEntries.id });
  if (!stored) throw new Error("A booking was not stored.");
  if (bankId) await keepId(tx, { ...source, bank_id: bankId, entry_id: stored.id });
  return { id: stored.id, outcome: (await pay(context, tx, stored.id)) ? "paid" : "waiting" };
}

/** Pays the order that a waiting payment names, where it is exactly what is to be paid. Answers whether it did. */
async function pay(context: Context, tx: Database, id: number): Promise<boolean> {
  const isWaiting = and(eq(bankEntries.id, id), eq(bankEntries.state, "waiting"));
  const [row] = await tx.select().from(bankEntries).where(isWaiting).for("update");
  if (!row) return false;
  const entry = entryOf(row);
  const named = await namedIn(tx, symbolsOf(entry));
  await lockOrders(tx, named);
  const orders = await ordersOf(tx, named);
  const verdict = matchEntry(entry, [...orders.values()]);
  if (verdict.kind !== "exact") return false;
  const { orderId } = verdict;
  const due = orders.get(orderId)?.due ?? entry.amount;
  // What was collected in whole crowns differs from the price by its rounding alone; the invoice says so.
  const said = { way: "bank" as const, amount: due, rounding: entry.amount - due, on: row.booked_on };
  const book = () => bookMoney(context, tx, orderId, ["bank", id], said);
  if (!(await markOrderPaid(context, tx, orderId, { book })))
    throw new Error(`Order ${orderId} waited for no payment.`);
  await tx
    .update(bankEntries)
    .set({ state: "paid", order_id: orderId, decided_at: context.now() })
    .where(eq(bankEntries.id, id));
  return true;
}

/** A transfer with an order's symbol may be the money that the team has sent back for it. */
async function takeOutgoing(
  context: Context,
  tx: Database,
  entry: StatementEntry,
  reference: string,
): Promise<void> {
  if (entry.currency !== "CZK") return;
  for (const orderId of await namedIn(tx, symbolsOf(entry))) {
    const isTaken = await takeBookedRefund(context, tx, {
      orderId,
      amount: -entry.amount,
      bookedOn: entry.bookedOn,
      reference,
      isTo: (account) =>
        entry.counterAccount === "" || bareAccount(account) === bareAccount(entry.counterAccount),
    });
    if (isTaken) return;
  }
}

/** The team's accounts as the settings write them; none where they are not set. */
export async function ownAccounts(db: Database): Promise<string[]> {
  const { bank_account, bank_iban } = await settingTexts(db, ["bank_account", "bank_iban"], "cs");
  return [bank_account, bank_iban].filter(Boolean);
}

/** The digits of the account that a file is of; blank where it does not say. */
async function requireOwn(db: Database, account: string | null): Promise<string> {
  if (!account) return "";
  const own = await ownAccounts(db);
  if (own.length > 0 && !own.some((one) => isSameAccount(one, account)))
    throw new Refusal("STATEMENT_OTHER_ACCOUNT", { detail: { account } });
  return bareAccount(account);
}
