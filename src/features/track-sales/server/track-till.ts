import { eq } from "drizzle-orm";
import type { TrackTill } from "#features/bookings/server/index.ts";
import { place } from "#features/checkout/server/index.ts";
import { moveOrder, takeOut, undoStep } from "#features/order-management/server/index.ts";
import { sumOnTheSpot, toPayOf } from "#features/orders/index.ts";
import {
  itemsOf,
  lockedOrder,
  lockOrder,
  logOrder,
  moneyOf,
  notedOf,
  orders,
} from "#features/orders/server/index.ts";
import { markOrderPaid, notePayment } from "#features/payments/server/index.ts";
import { issueReceiptAtOnce } from "#features/receipts/server/index.ts";
import { toCzk } from "#kit/contract/money/money.ts";

/** A queue of a long day without a signal comes at once. */
const LIMIT = { limit: 2_000, windowMs: 10 * 60 * 1000 };

/** Neither of a way of shipping nor of paying that the shop offers: these stand for both. */
const AT_THE_TRACK = 0;

/** Seats that were booked by telephone or on the spot are sold as everything is: by an order (decision 0071). */
const sell: TrackTill["sell"] = async (context, tx, { booking, quantity, price_halere, give }) => {
  const { customer_name, customer_email, customer_phone, language, product_id } = booking;
  const price = toCzk(price_halere);
  const payload = {
    customer: {
      name: customer_name,
      email: customer_email,
      phone: customer_phone,
      address: "",
      company_name: "",
      company_id: "",
      vat_id: "",
      country: undefined,
    },
    items: [{ id: product_id, quantity, price }],
    shipping_method: AT_THE_TRACK,
    payment_method: AT_THE_TRACK,
    codes: [],
    discount_code: "",
    total: toCzk(price_halere * quantity),
  };
  const placed = await place({ ...context, db: tx, header: () => undefined }, payload, {
    limit: { key: `order at the track by ${context.user?.id ?? 0}`, ...LIMIT },
    language,
    tellsTeam: false,
    atTrack: { price_halere },
    async afterwards(inner, id) {
      const [item] = await itemsOf(inner, id);
      if (!item) throw new Error(`Order ${id} has no item.`);
      await give(inner, id, item.id);
      await logOrder(context, inner, id, "added", null, { status: "pending", paid_how: null });
    },
  });
  return placed.orderId;
};

const take: TrackTill["take"] = async (context, tx, id, { how, amount }) => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  if (!order) return false;
  const asked = sumOnTheSpot(order, how);
  if (asked === 0 || (order.paid_at && order.status === "cancelled")) return false;
  const isShort = amount < asked;
  // What is noted rounds the price by itself: more than was asked is more by whole crowns.
  const pays = isShort ? amount : toPayOf(order) + amount - asked;
  const { paidHow } = await moneyOf(tx, id);
  await markOrderPaid(context, tx, id, { book: () => notePayment(context, tx, id, how, pays, "till") });
  await logOrder(context, tx, id, "changed", { paid_how: paidHow }, { paid_how: how });
  if (!isShort && how !== "bank") await issueReceiptAtOnce(context, tx, id, how);
  return true;
};

const noted: TrackTill["noted"] = async (tx, id) => (await notedOf(tx, id)).map(({ at }) => at);

const undo: TrackTill["undo"] = async (context, tx, id) => {
  const { status } = await lockedOrder(tx, id);
  await undoStep({ ...context, db: tx }, id, "payment", status);
};

const isOpen: TrackTill["isOpen"] = async (tx, id) => {
  const { payment_method, paid_at, hidden_at, status } = await lockOrder(tx, id);
  const isMade = status === "pending" || status === "processing";
  return payment_method === AT_THE_TRACK && isMade && !paid_at && !hidden_at;
};

const close: TrackTill["close"] = (context, tx, id) => moveOrder(context, tx, id, "cancelled");

const takeOutPiece: TrackTill["takeOut"] = async (context, tx, id, itemId) => {
  const order = await lockOrder(tx, id);
  const item = (await itemsOf(tx, id)).find((one) => one.id === itemId);
  if (!item || item.quantity - item.taken_back < 2) return;
  // Whose seat was cancelled has the mail that says so.
  await takeOut(context, tx, order, [{ ...item, quantity: 1 }], null);
};

/** What lets bookings sell at the track. */
export const trackTill: TrackTill = { sell, take, noted, undo, isOpen, close, takeOut: takeOutPiece };
