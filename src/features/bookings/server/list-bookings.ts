import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { dayProducts, daySlots } from "#features/days/server/index.ts";
import { handedOver, type OrderStatus, type PayableOrder, sumOnTheSpot } from "#features/orders/index.ts";
import { moneyOfOrders, ORDER, orders, paidAtTrack } from "#features/orders/server/index.ts";
import { limitOf, limitsLine } from "#features/products/index.ts";
import { products } from "#features/products/server/index.ts";
import { countSigned } from "#features/statements/server/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Booking } from "./booking-rows.ts";
import { bookings, gateActs } from "./bookings.table.ts";

/** Bookings as the team sees them, in the order of their slots. */
export async function listed(
  { db, language }: Pick<Context, "db" | "language">,
  where: SQL | undefined,
  { order, limit }: { order?: SQL[]; limit?: number } = {},
) {
  const { min_height, max_height, min_weight, max_weight } = products;
  const conflicts = db.$count(
    gateActs,
    and(eq(gateActs.booking_id, bookings.id), eq(gateActs.outcome, "conflict"), isNull(gateActs.decided_at)),
  );
  const query = db
    .select({
      booking: bookings,
      starts_at: daySlots.starts_at,
      day_id: daySlots.day_id,
      voucher_code: vouchers.code,
      voucher_used_at: vouchers.used_at,
      order: ORDER,
      price: sql<number | null>`coalesce(${dayProducts.price_halere}, ${products.price_halere})::float8`,
      limits: { min_height, max_height, min_weight, max_weight },
      conflicts,
      signed: countSigned(db, bookings.id),
    })
    .from(bookings)
    .leftJoin(daySlots, eq(daySlots.id, bookings.slot_id))
    .leftJoin(products, eq(products.id, bookings.product_id))
    .leftJoin(
      dayProducts,
      and(eq(dayProducts.day_id, daySlots.day_id), eq(dayProducts.product_id, bookings.product_id)),
    )
    .leftJoin(vouchers, eq(vouchers.id, bookings.voucher_id))
    .leftJoin(orders, eq(orders.id, bookings.order_id))
    .where(where)
    .orderBy(...(order ?? [asc(daySlots.starts_at), asc(bookings.id)]));
  const rows = await (limit === undefined ? query : query.limit(limit));
  const here = await paidAtTrack(
    db,
    rows.flatMap(({ booking }) => booking.order_id ?? []),
  );
  const money = await moneyOfOrders(db, [...here]);
  return rows.map(({ booking, starts_at, order, price, limits, voucher_code, signed, ...row }) => {
    const isOpen = voucher_code === null && !order?.paid_at;
    const isOut = limits && booking.outside !== "" && limitOf(limits, booking.outside, language) !== null;
    return {
      ...booking,
      starts_at: starts_at ?? booking.starts_at,
      voucher_code,
      ...row,
      name: booking.names[language] || booking.names.en,
      paid: voucher_code ? ("voucher" as const) : isOpen ? ("open" as const) : ("order" as const),
      ...toPay(booking, order, price),
      paid_here: order?.paid_at && here.has(order.id) ? wayOf(money.get(order.id)?.paidHow) : null,
      signed: booking.paper_at ? booking.seats : Math.min(signed, booking.seats),
      has_paper: booking.paper_at !== null,
      // A limit that the product has lost keeps nobody out.
      outside: isOut ? booking.outside : ("" as const),
      limits: limits ? limitsLine(limits, language) : "",
    };
  });
}

/** Of a booking without an order, what it costs: its order is made with the payment. CZK; null: nothing. */
function toPay(
  { order_id, voucher_id, seats, state }: Booking,
  order: (PayableOrder & { status: OrderStatus }) | null,
  price: number | null,
): { to_pay: number | null; to_pay_cash: number | null } {
  const isOver = state === "cancelled" || order?.status === "cancelled";
  const own = order_id === null && voucher_id === null && price !== null ? price * seats : 0;
  const sum = isOver ? 0 : order ? sumOnTheSpot(order, "card") : own;
  if (sum === 0) return { to_pay: null, to_pay_cash: null };
  return { to_pay: toCzk(sum), to_pay_cash: toCzk(handedOver(sum, "cash")) };
}

function wayOf(how: string | null | undefined): "cash" | "card" | null {
  return how === "cash" || how === "card" ? how : null;
}
