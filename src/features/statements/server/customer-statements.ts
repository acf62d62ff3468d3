import { asc, type SQL, sql } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { statements } from "./statements.table.ts";

/** Claims for harm lapse in three years, for who was a child in three years from the 18th birthday. */
const YEARS = 3;
const ADULT = 18;

const of = (email: string) => sql`lower(${statements.customer_email}) = ${email.toLowerCase()}`;

export function countStatementsOf(db: Database, email: string): Promise<number> {
  return db.$count(statements, of(email));
}

/** What was signed with bookings of the address, oldest first. */
export function statementsOf(db: Database, email: string) {
  return db.select().from(statements).where(of(email)).orderBy(asc(statements.id));
}

/**
 * Deletes what is past its time. `ridden` is the day of a statement's ride as the caller knows it; without one the
 * day of the signature counts.
 */
export async function forgetStatements(db: Database, ridden: SQL, now: Date): Promise<void> {
  await db.delete(statements).where(
    sql`greatest(coalesce(${ridden}, ${statements.signed_at}),
      (${statements.born_on} + make_interval(years => ${ADULT}))::timestamptz) + make_interval(years => ${YEARS})
      < ${now.toISOString()}::timestamptz`,
  );
}
