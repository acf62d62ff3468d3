import { and, asc, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { voucherGifts } from "./gifts.table.ts";

const to = (email: string) => sql`lower(${voucherGifts.email}) = ${email.toLowerCase()}`;

/** How many gifts go, or went, to the address. */
export function countGiftsTo(db: Database, email: string): Promise<number> {
  return db.$count(voucherGifts, to(email));
}

/** Everything stored about gifts that go, or went, to the address. */
export function giftsTo(db: Database, email: string) {
  return db.select().from(voucherGifts).where(to(email)).orderBy(asc(voucherGifts.order_item_id));
}

/** Everything stored about the gifts of these orders. */
export function giftsOfOrders(db: Database, orderIds: number[]) {
  return db.select().from(voucherGifts).where(inArray(voucherGifts.order_id, orderIds));
}

/** Takes the recipient out of gifts to the address; one that has not gone yet is never sent. Answers how many. */
export function eraseGiftsTo(tx: Database, email: string): Promise<number> {
  return forget(tx, to(email));
}

/** Takes the recipients out of the gifts of these orders. */
export async function forgetGiftsOf(tx: Database, orderIds: number[]): Promise<void> {
  await forget(tx, inArray(voucherGifts.order_id, orderIds));
}

async function forget(tx: Database, match: SQL): Promise<number> {
  const isNamed = or(
    ne(voucherGifts.recipient, ""),
    ne(voucherGifts.dedication, ""),
    ne(voucherGifts.email, ""),
  );
  const done = await tx
    .update(voucherGifts)
    .set({ recipient: "", dedication: "", email: "", deliver: "buyer", day: null })
    .where(and(match, isNamed))
    .returning({ item: voucherGifts.order_item_id });
  return done.length;
}
