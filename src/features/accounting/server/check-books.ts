import { desc, lt } from "drizzle-orm";
import { type Halere, toCzk } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { DIFFERENCE_KINDS, type Difference, differencesOf } from "../differences.ts";
import { booksChecks } from "./books-checks.table.ts";
import { readBooks } from "./read-books.ts";

const KEPT_MS = 366 * 86_400_000;
/** So many are stored and shown: whoever has more begins with the first. */
const MOST = 500;

/** Compares orders, payments, refunds and papers, and stores what does not add up; `by` is blank for the program. */
export async function checkBooks({ db, now }: Pick<Services, "db" | "now">, by = "") {
  const at = now();
  const books = await readBooks(db);
  const [stored] = await db
    .insert(booksChecks)
    .values({
      at,
      by,
      orders: books.orders.length,
      payments: books.payments.length,
      refunds: books.refunds.length,
      papers: books.papers.length,
      differences: differencesOf(books, pragueDay(at)).slice(0, MOST),
    })
    .returning();
  await db.delete(booksChecks).where(lt(booksChecks.at, new Date(at.getTime() - KEPT_MS)));
  if (!stored) throw new Error("an insert without a row");
  return toBooksCheck(stored);
}

/** The same for somebody of the team. */
export function checkBooksNow(context: Context) {
  return checkBooks(context, context.user?.name || context.user?.email);
}

/** The last comparison; null before the first. */
export async function lastBooksCheck(db: Database) {
  const [last] = await db.select().from(booksChecks).orderBy(desc(booksChecks.id)).limit(1);
  return last ? toBooksCheck(last) : null;
}

function toBooksCheck({ id: _, differences, ...check }: typeof booksChecks.$inferSelect) {
  // An earlier version looked for more kinds.
  const known = differences.filter(({ kind }) => DIFFERENCE_KINDS.includes(kind));
  return { ...check, differences: known.map(toDifference) };
}

function toDifference({ kind, orderId: order_id, what, expected, found }: Difference) {
  return { kind, order_id, what, expected: czk(expected), found: czk(found) };
}

const czk = (amount: Halere | null) => (amount === null ? null : toCzk(amount));
