import { and, asc, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { orderItems, orders, PRICE_BACK, TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { programContext } from "#kit/server/program-context.ts";
import { LIVE_STATES } from "../booking-state.ts";
import { allowedNow } from "./allowed-now.ts";
import { lockBooking } from "./booking-rows.ts";
import { bookingMails, bookings } from "./bookings.table.ts";
import { queueBookingMail } from "./mails/booking-mails.ts";

/** So long its customer may think about another day before being reminded that there is a paid place. */
const THINK_DAYS = 14;

const LIVE = sql.raw(LIVE_STATES.map((state) => `'${state}'`).join(", "));

/**
 * Cancelled seats that a standing order has paid for, with no other seat, no voucher and no asked-back money: whoever
 * paid has nothing but the right to another day. Those that were paid too late are among them, voucher or not. The rule
 * of `allowed`, for all orders at once.
 */
const WITHOUT_DAY = sql`${bookings}
  join ${orders} on ${orders.id} = ${bookings.order_id}
  join ${orderItems} on ${orderItems.id} = ${bookings.order_item_id}
  where ${bookings.state} = 'cancelled' and (${bookings.voucher_id} is null or ${bookings.cancelled_why} = 'late')
    and ${bookings.money_asked_at} is null and ${bookings.anonymised_at} is null
    and ${orders.paid_at} is not null and ${orders.status} <> 'cancelled' and ${orders.hidden_at} is null
    and (${orders.total_halere} = 0 or ${PRICE_BACK} < ${orders.total_halere})
    and ${bookings.piece} <= ${orderItems.quantity} - ${orderItems.taken_back}
    and not exists (select 1 from bookings live where live.order_item_id = ${bookings.order_item_id}
      and live.piece = ${bookings.piece} and live.state in (${LIVE}))
    and not exists (select 1 from ${vouchers} where ${vouchers.order_item_id} = ${bookings.order_item_id}
      and ${vouchers.piece} = ${bookings.piece}
      and (${bookings.cancelled_why} <> 'late' or ${vouchers.used_at} is not null or ${vouchers.voided_at} is not null
        or exists (select 1 from bookings live where live.voucher_id = ${vouchers.id} and live.state in (${LIVE}))))`;

/** Ids of the orders that have paid places without a day, as a query within another. */
export const ORDERS_WITHOUT_DAY = sql`select ${bookings.order_id} from ${WITHOUT_DAY}`;

/** Such places of an order, for the team: what, and when it would have been. */
export async function ridesWithoutDay(db: Database, orderId: number) {
  const ids = await idsWithoutDay(db, orderId);
  if (ids.length === 0) return [];
  return db
    .select({ names: bookings.names, starts_at: bookings.starts_at })
    .from(bookings)
    .where(inArray(bookings.id, ids))
    .orderBy(asc(bookings.starts_at), asc(bookings.id));
}

async function idsWithoutDay(db: Database, orderId?: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${bookings.id} as id from ${WITHOUT_DAY}
      ${orderId === undefined ? sql`` : sql`and ${bookings.order_id} = ${orderId}`} order by ${bookings.id}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Looks for paid places that nobody holds and reminds each customer once that another day can be chosen; says in the
 * log what it found. The team has them in a view of its orders. Also puts right what was left before there was this way.
 */
export async function checkPaidPlaces(services: Services): Promise<{ found: number[]; told: number[] }> {
  const context = programContext(services, TEAM_LANGUAGE);
  const found = await idsWithoutDay(services.db);
  const told: number[] = [];
  const thought = new Date(services.now().getTime() - THINK_DAYS * 86_400_000);
  const untold = services.db
    .select({ one: sql`1` })
    .from(bookingMails)
    .where(and(eq(bookingMails.booking_id, bookings.id), eq(bookingMails.kind, "no-day")));
  const due = await services.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, found), lt(bookings.updated_at, thought), notExists(untold)))
    .orderBy(asc(bookings.id));
  for (const { id } of due)
    await services.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, id);
      const { move } = await allowedNow({ ...context, db: tx }, booking);
      if (move && (await queueBookingMail(context, tx, booking, "no-day"))) told.push(id);
    });
  if (found.length > 0)
    services.log.warn({ bookings: found, told }, "Paid places without a day: their customers may choose one");
  else services.log.info("Every paid place has a day or a voucher");
  return { found, told };
}
