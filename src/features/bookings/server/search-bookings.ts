import { and, desc, or, type SQL, sql } from "drizzle-orm";
import { vouchers } from "#features/vouchers/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import { containsFolded } from "#kit/server/statements/contains.ts";
import { bookings } from "./bookings.table.ts";
import { listed } from "./list-bookings.ts";

const MOST = 50;
/** More words tell nothing apart. */
const MOST_WORDS = 6;

/** Bookings that somebody typed a part of: words of names, in any order; a telephone number; a voucher's code. */
export function matchingBookings(typed: string): SQL | undefined {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const digits = /^[+\d\s()/.-]+$/.test(typed) ? typed.replace(/\D/g, "") : "";
  const own = /^(?:00)?42[01](\d{9})$/.exec(digits)?.[1] ?? digits;
  return or(
    and(...words.map((word) => containsFolded(bookings.searched, word))),
    own.length > 2 ? sql`strpos(${bookings.searched}, ${own}) > 0` : undefined,
  );
}

export async function searchBookings(context: Pick<Context, "db" | "language">, q: string) {
  const code = q.replace(/[\s-]/g, "").toUpperCase();
  const match = or(
    matchingBookings(q),
    code.length > 3 ? sql`starts_with(replace(${vouchers.code}, '-', ''), ${code})` : undefined,
  );
  return listed(context, match, { order: [desc(bookings.starts_at), desc(bookings.id)], limit: MOST });
}
