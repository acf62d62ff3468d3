import { randomBytes } from "node:crypto";
import { and, asc, eq, exists, inArray, isNotNull, isNull, not, sql } from "drizzle-orm";
import { bookingEvents, bookings } from "#features/bookings/server/bookings.table.ts";
import { dayProducts, daySlots, days } from "#features/days/server/days.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { CODE_BYTES, monthsLater, voucherCode } from "#features/vouchers/index.ts";
import { giveaways } from "#features/vouchers/server/giveaways/giveaways.table.ts";
import { voucherContent, voucherTeam } from "#features/vouchers/server/index.ts";
import { voucherEvents, vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { GIVEAWAY, RIDERS, TAKEN } from "../../../demo/content/riders.ts";
import { demoRecords } from "../going-live/demo-records.table.ts";

/** Who has made them, as the team reads it. */
const BY = "Demo";
const BOOKINGS = "bookings";
const GIVEAWAYS = "giveaways";

/** Fills half of the seats of the demo team's days and gives some vouchers away. After the days and the settings. */
export async function storeDemoBookings(tx: Database, config: Services["config"], now: Date): Promise<void> {
  await bookHalf(tx, now);
  await giveSome(tx, config, now);
}

async function bookHalf(tx: Database, now: Date): Promise<void> {
  const rows = await tx
    .select({ slot: daySlots, kind: days.kind, product: products })
    .from(daySlots)
    .innerJoin(days, eq(days.id, daySlots.day_id))
    .innerJoin(dayProducts, eq(dayProducts.day_id, days.id))
    .innerJoin(products, eq(products.id, dayProducts.product_id))
    .where(and(eq(days.is_active, true), isNull(days.cancelled_at)))
    .orderBy(asc(daySlots.starts_at), asc(daySlots.id));
  let rider = 0;
  const booked = rows.flatMap(({ slot, kind, product }, at) => {
    const wanted = kind === "course" ? Math.floor(slot.seats / 2) : (TAKEN[at % TAKEN.length] ?? 0);
    const { en, cs } = product.translations;
    return Array.from({ length: Math.min(wanted, slot.seats) }, () => {
      const { name, language, note = "" } = RIDERS[rider++ % RIDERS.length] as (typeof RIDERS)[0];
      return {
        slot_id: slot.id,
        starts_at: slot.starts_at,
        riders: [name],
        state: "booked" as const,
        product_id: product.id,
        language,
        customer_name: name,
        note,
        names: { en: en.name, cs: cs.name },
      };
    });
  });
  const made = await tx.insert(bookings).values(booked).returning({ id: bookings.id });
  await tx
    .insert(bookingEvents)
    .values(made.map(({ id }) => ({ booking_id: id, at: now, by: BY, kind: "booked" as const })));
  await noteAs(tx, BOOKINGS, made);
}

async function giveSome(tx: Database, config: Services["config"], at: Date): Promise<void> {
  const [product] = await tx.select().from(products).where(eq(products.slug, GIVEAWAY.product));
  if (!product) throw new Error(`The demo team has no ${GIVEAWAY.product}`);
  const { en, cs } = product.translations;
  const language = "cs" as const;
  const valid_until = monthsLater(pragueDay(at), GIVEAWAY.months);
  const [given] = await tx
    .insert(giveaways)
    .values({
      product_id: product.id,
      names: { en: en.name, cs: cs.name },
      quantity: GIVEAWAY.quantity,
      name: GIVEAWAY.name[language],
      reason: GIVEAWAY.reason[language],
      language,
      by: BY,
      at,
      valid_until,
      body_hash: "",
    })
    .returning({ id: giveaways.id });
  const giveaway_id = given?.id as number;
  // Nobody has asked for a page yet, so the site may not know its address.
  const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const content = voucherContent(
    cs.name,
    product,
    language,
    await voucherTeam({ config, origin }, tx, language),
  );
  const issued = await tx
    .insert(vouchers)
    .values(
      Array.from({ length: GIVEAWAY.quantity }, (_, i) => ({
        code: voucherCode(randomBytes(CODE_BYTES)),
        giveaway_id,
        piece: i + 1,
        language,
        content,
        issued_at: at,
        valid_until,
      })),
    )
    .returning({ id: vouchers.id });
  const note = GIVEAWAY.reason[language];
  await tx
    .insert(voucherEvents)
    .values(issued.map(({ id }) => ({ voucher_id: id, at, by: BY, kind: "issued" as const, note })));
  await noteAs(tx, GIVEAWAYS, [{ id: giveaway_id }]);
}

/**
 * Takes them away: the invented riders with their seats, and what was given away, but for vouchers that somebody has
 * used or booked with.
 */
export async function removeDemoBookings(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(bookings).where(sql`${bookings.id}::text in ${idsOf(BOOKINGS)}`);
    const needed = tx
      .select({ id: vouchers.id })
      .from(vouchers)
      .leftJoin(bookings, eq(bookings.voucher_id, vouchers.id))
      .where(
        and(
          eq(vouchers.giveaway_id, giveaways.id),
          sql`(${isNotNull(vouchers.used_at)} or ${isNotNull(bookings.id)})`,
        ),
      );
    await tx
      .delete(giveaways)
      .where(and(sql`${giveaways.id}::text in ${idsOf(GIVEAWAYS)}`, not(exists(needed))));
    await tx.delete(demoRecords).where(inArray(demoRecords.type, [BOOKINGS, GIVEAWAYS]));
  });
}

function idsOf(type: string) {
  return sql`(select ${demoRecords.record_id} from ${demoRecords} where ${demoRecords.type} = ${type})`;
}

async function noteAs(tx: Database, type: string, records: { id: number }[]): Promise<void> {
  await tx.insert(demoRecords).values(records.map(({ id }) => ({ type, record_id: String(id) })));
}
