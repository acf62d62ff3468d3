import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { TypedDate } from "#kit/contract/time/typed-date.ts";

/** Whether a date column is on a day as somebody typed it: what was not said may be anything. */
export function onDate(column: SQLWrapper, { day, month, year, weekday }: TypedDate): SQL | undefined {
  const part = (name: string, value: number | undefined) =>
    value === undefined ? undefined : sql`extract(${sql.raw(name)} from ${column}) = ${value}`;
  return and(part("day", day), part("month", month), part("year", year), part("isodow", weekday));
}

/** What is nearest to a day first, and what is to come before what is over. */
export function nearestFirst(column: SQLWrapper, today: string): SQL[] {
  return [sql`${column} < ${today}::date`, sql`abs(${column} - ${today}::date)`];
}
