import { eq } from "drizzle-orm";
import { bankEntries } from "#features/bank-transfers/server/bank-transfers.table.ts";
import { contactMessages } from "#features/messages/server/messages.table.ts";
import { orderNotes } from "#features/order-management/server/story/order-notes.table.ts";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { orderParcels, pickupPoints } from "#features/parcels/server/parcels.table.ts";
import { cardPayments } from "#features/payments/server/payments.table.ts";
import { refunds } from "#features/payments/server/refunds/refunds.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { reviews } from "#features/reviews/server/reviews.table.ts";
import { voucherGifts } from "#features/vouchers/server/gifts/gifts.table.ts";
import { issueVouchers } from "#features/vouchers/server/index.ts";
import { withdrawals } from "#features/withdrawals/server/withdrawals.table.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { programContext } from "#kit/server/program-context.ts";
import { notedFor, paidLongAgo } from "#testing/shop/paid-order.ts";
import { bank, db, packeta, type Step, send, server, shop } from "./walk.ts";

const order = async () => {
  const { body } = await server.call("POST /orders", { body: shop.payload });
  return body.orderId as number;
};
const TRANSFER = { way: "bank", account: "2000145399/0800", seen: 0 };
const cancelled = async () => {
  const id = await order();
  await paidLongAgo(db, id);
  await db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, id));
  return id;
};
const message = async () => {
  const values = {
    name: "Jan",
    email: "jan@example.cz",
    subject: "x",
    message: "x",
    language: "cs" as const,
  };
  const [row] = await db.insert(contactMessages).values(values).returning();
  return row?.id as number;
};

/** A review that waits, and the version of it that the team has read. */
const review = async () => {
  const values = {
    product_id: "sticker-set",
    names: { en: "Stickers", cs: "Samolepky" },
    stars: 5,
    text: "Jan was here",
    language: "en" as const,
    name: "Jan",
    written_at: new Date(),
  };
  const [row] = await db.insert(reviews).values(values).returning();
  return { id: row?.id, seen: { updated_at: row?.updated_at } };
};

/** Money that came to the account; the bank's call says so, not the team's. */
const bankEntry = async () => {
  const words = { variable_symbol: "", counter_account: "", counter_name: "Jan", message: "" };
  const [row] = await db
    .insert(bankEntries)
    .values({
      ...words,
      source: "csv",
      booked_on: "2026-05-20",
      amount: 100,
      currency: "CZK",
      fingerprint: "",
      state: "waiting",
      created_at: new Date(),
    })
    .returning();
  return row?.id as number;
};

/** One that the carrier lists too: its list takes the place of what is inserted here. */
const POINT = "3060";

/** An order that goes to a pick-up point; `asked`: nobody knows whether its packet was made. */
const parcel = async (state: "waiting" | "asked" = "waiting") => {
  const order_id = await order();
  const place = { city: "Brno", country: "CZ", opening_hours: [], searched: "brno" };
  await db
    .insert(pickupPoints)
    .values({ id: POINT, list: "branch", name: "Brno, Zvonařka", address: "Zvonařka 1, Brno", ...place })
    .onConflictDoNothing();
  const point = { point_id: POINT, point_name: "Brno", point_address: "Zvonařka 1", point_country: "CZ" };
  await db.insert(orderParcels).values({ order_id, ...point, weight_grams: 1000, state });
  return order_id;
};

/** The order whose packet is made, then cancelled. */
let packed = 0;

const GIVEN_TO = "Tombola";
const gift = async () => {
  await db.update(products).set({ is_voucher: true }).where(eq(products.id, "drift-taxi-1"));
  const ride = { product: "drift-taxi-1", quantity: 1, valid_until: pragueDay(new Date()) };
  return { ...ride, name: GIVEN_TO, language: "cs", reason: "Raffle" };
};

/** A gift of an order, and what is wished for it now. */
const orderedGift = async () => {
  await db.update(products).set({ is_voucher: true }).where(eq(products.id, "drift-taxi-1"));
  const [item] = shop.payload.items;
  const body = { ...shop.payload, items: [{ ...item, gift: {} }], total: 5129 };
  const { orderId } = (await server.call("POST /orders", { body })).body;
  const [row] = await db.select().from(orderItems).where(eq(orderItems.order_id, orderId));
  const wish = {
    deliver: "recipient" as const,
    email: "jan@example.cz",
    day: addDays(pragueDay(new Date()), 1),
  };
  return { id: orderId as number, path: `/orders/admin/orders/${orderId}/gifts/${row?.id}`, wish };
};

const withdrawal = async () => {
  const statement = { order_number: "1", name: "Jan", email: "jan@example.cz", language: "cs" as const };
  const [row] = await db
    .insert(withdrawals)
    .values({ ...statement, received_at: new Date() })
    .returning();
  return row?.id as number;
};

/** What customers and the bank have sent, and what the team does with it. */
export const orderSteps: Step[] = [
  {
    name: "POST /orders/admin/orders",
    entry: ["orders", "added"],
    run: () => send("POST /orders/admin/orders", { ...shop.payload, language: "cs" }),
  },
  {
    name: "PUT /orders/admin/orders/:id/gifts/:item",
    entry: ["orders", "changed"],
    run: async () => {
      const { path, wish } = await orderedGift();
      return send(`PUT ${path}`, wish);
    },
  },
  {
    name: "POST /orders/admin/orders/:id/gifts/:item/send",
    entry: ["orders", "changed"],
    run: async () => {
      const { id, path, wish } = await orderedGift();
      await db.update(voucherGifts).set(wish).where(eq(voucherGifts.order_id, id));
      await db.transaction((tx) => issueVouchers(programContext(server.services, "cs"), tx, id));
      return send(`POST ${path}/send`);
    },
  },
  {
    name: "POST /orders/admin/orders/:id/receipt",
    entry: ["orders", "changed"],
    run: async () => {
      const id = await order();
      await paidLongAgo(db, id);
      await notedFor(db, id, 100, "cash");
      return send(`POST /orders/admin/orders/${id}/receipt`, { way: "cash" });
    },
  },
  {
    name: "PATCH /orders/admin/orders/:id",
    entry: ["orders", "changed"],
    run: async () => send(`PATCH /orders/admin/orders/${await order()}`, { status: "shipped" }),
  },
  {
    name: "POST /orders/admin/orders/:id/paid",
    entry: ["orders", "changed"],
    run: async () => send(`POST /orders/admin/orders/${await order()}/paid`, { how: "cash" }),
  },
  {
    name: "POST /orders/admin/orders/:id/refunded",
    entry: ["orders", "changed"],
    run: async () => {
      return send(`POST /orders/admin/orders/${await cancelled()}/refunded`, {});
    },
  },
  {
    name: "POST /orders/admin/orders/:id/refunds",
    entry: ["orders", "changed"],
    run: async () =>
      send(`POST /orders/admin/orders/${await cancelled()}/refunds`, { ...TRANSFER, amount: 1 }),
  },
  {
    name: "PATCH /orders/admin/orders/:id/refunds/:refund",
    entry: ["orders", "changed"],
    run: async () => {
      const order_id = await cancelled();
      const sum = { amount_halere: 100, price_halere: 100 };
      const [row] = await db
        .insert(refunds)
        .values({ order_id, ...sum, way: "bank", state: "pending", reason: "cancelled" })
        .returning();
      return send(`PATCH /orders/admin/orders/${order_id}/refunds/${row?.id}`, { step: "sent" });
    },
  },
  {
    name: "POST /orders/admin/orders/:id/cancellation",
    entry: ["orders", "changed"],
    run: async () => {
      const id = await order();
      await paidLongAgo(db, id);
      return send(`POST /orders/admin/orders/${id}/cancellation`, TRANSFER);
    },
  },
  {
    name: "POST /orders/admin/orders/:id/taken-back",
    entry: ["orders", "changed"],
    run: async () => {
      const id = await order();
      const [, stickers] = await db
        .select()
        .from(orderItems)
        .where(eq(orderItems.order_id, id))
        .orderBy(orderItems.id);
      const items = [{ id: stickers?.id, quantity: 1 }];
      return send(`POST /orders/admin/orders/${id}/taken-back`, { items, seen: shop.payload.total });
    },
  },
  {
    name: "POST /orders/admin/sent",
    entry: ["orders", "changed"],
    run: async () => send("POST /orders/admin/sent", { ids: [await order()] }),
  },
  {
    name: "PUT /orders/admin/orders/:id/customer",
    entry: ["orders", "changed"],
    run: async () => {
      const id = await order();
      const { updated_at: version } = (await send(`GET /orders/admin/orders/${id}`)).body;
      const customer = { ...shop.payload.customer, name: "Jan Jiný" };
      return send(`PUT /orders/admin/orders/${id}/customer`, { version, customer });
    },
  },
  {
    name: "PUT /orders/admin/orders/:id/items",
    entry: ["orders", "changed"],
    run: async () => {
      const id = await order();
      const { updated_at: version } = (await send(`GET /orders/admin/orders/${id}`)).body;
      const lines = [{ item: null, product: "sticker-set", quantity: 1 }];
      const { total, to_pay, to_return } = (
        await send(`POST /orders/admin/orders/${id}/items/plan`, { lines })
      ).body;
      const seen = { total, to_pay, to_return };
      return send(`PUT /orders/admin/orders/${id}/items`, { lines, version, seen });
    },
  },
  {
    name: "POST /orders/admin/orders/:id/undo",
    entry: ["orders", "changed"],
    run: async () => {
      const id = await order();
      await paidLongAgo(db, id);
      return send(`POST /orders/admin/orders/${id}/undo`, { what: "payment", status: "pending" });
    },
  },
  {
    name: "POST /orders/admin/orders/:id/notes",
    entry: ["orders", "changed"],
    run: async () => send(`POST /orders/admin/orders/${await order()}/notes`, { text: "Jan called." }),
  },
  {
    name: "DELETE /orders/admin/orders/:id/notes/:note",
    entry: ["orders", "changed"],
    run: async () => {
      const [note] = await db.select().from(orderNotes);
      return send(`DELETE /orders/admin/orders/${note?.order_id}/notes/${note?.id}`);
    },
  },
  {
    name: "DELETE /orders/admin/orders/:id",
    entry: ["orders", "deleted"],
    run: async () => send(`DELETE /orders/admin/orders/${await order()}`),
  },
  {
    name: "POST /orders/admin/orders/:id/shown",
    entry: ["orders", "added"],
    run: async () => {
      const id = await order();
      await db.update(orders).set({ hidden_at: new Date() }).where(eq(orders.id, id));
      return send(`POST /orders/admin/orders/${id}/shown`);
    },
  },
  {
    name: "POST /orders/admin/orders/:id/card-payments/:payment/counted",
    entry: ["orders", "changed"],
    run: async () => {
      const order_id = await order();
      const came = {
        amount_halere: 557_870,
        currency: "CZK",
        received_amount: 557_870,
        received_currency: "CZK",
      };
      const [stray] = await db
        .insert(cardPayments)
        .values({ order_id, gateway: "comgate", state: "stray", origin: "", reference: "walked", ...came })
        .returning();
      return send(`POST /orders/admin/orders/${order_id}/card-payments/${stray?.id}/counted`);
    },
  },
  {
    name: "POST /vouchers",
    entry: ["giveaways", "added"],
    run: async () => send("POST /vouchers", await gift()),
  },
  {
    name: "POST /vouchers/:code/void",
    entry: ["giveaways", "changed"],
    run: async () => {
      const given = (await send(`GET /vouchers?q=${GIVEN_TO}`)).body.vouchers[0];
      return send(`POST /vouchers/${given.code}/void`, { reason: "Lost" });
    },
  },
  {
    name: "PATCH /withdrawals/:id",
    entry: ["withdrawals", "changed"],
    run: async () => send(`PATCH /withdrawals/${await withdrawal()}`, { settled: true }),
  },
  {
    name: "POST /reviews/admin/:id/publish",
    entry: ["reviews", "changed"],
    run: async () => {
      const { id, seen } = await review();
      return send(`POST /reviews/admin/${id}/publish`, seen);
    },
  },
  {
    name: "POST /reviews/admin/:id/hide",
    entry: ["reviews", "changed"],
    run: async () => {
      const { id, seen } = await review();
      return send(`POST /reviews/admin/${id}/hide`, { ...seen, reason: "advertising" });
    },
  },
  {
    name: "POST /reviews/admin/:id/answer",
    entry: ["reviews", "changed"],
    run: async () => send(`POST /reviews/admin/${(await review()).id}/answer`, { answer: "Thank you." }),
  },
  {
    name: "PATCH /contact-messages/:id",
    entry: ["messages", "changed"],
    run: async () => send(`PATCH /contact-messages/${await message()}`, { is_read: true }),
  },
  {
    name: "POST /contact-messages/:id/reply",
    entry: ["messages", "changed"],
    run: async () => send(`POST /contact-messages/${await message()}/reply`, { replyMessage: "<p>Ano</p>" }),
  },
  {
    name: "DELETE /contact-messages/:id",
    entry: ["messages", "deleted"],
    run: async () => send(`DELETE /contact-messages/${await message()}`),
  },
  {
    name: "PUT /bank-transfers/link",
    entry: ["bank-transfers", "added"],
    run: () => send("PUT /bank-transfers/link", { token: bank.token, expires_on: "2099-01-01" }),
  },
  {
    name: "POST /bank-transfers/:id/decision",
    entry: ["bank-transfers", "changed"],
    run: async () => send(`POST /bank-transfers/${await bankEntry()}/decision`, { action: "aside" }),
  },
  {
    name: "DELETE /bank-transfers/link",
    entry: ["bank-transfers", "deleted"],
    run: () => send("DELETE /bank-transfers/link"),
  },
  {
    name: "PUT /parcels/link",
    entry: ["parcels", "added"],
    run: () => send("PUT /parcels/link", { password: packeta.password, sender: packeta.sender }),
  },
  {
    name: "PUT /parcels/orders/:id/point",
    entry: ["orders", "changed"],
    run: async () => send(`PUT /parcels/orders/${await parcel()}/point`, { point: POINT }),
  },
  {
    name: "POST /parcels/packets",
    entry: ["orders", "changed"],
    run: async () => {
      packed = await parcel();
      return send("POST /parcels/packets", { ids: [packed] });
    },
  },
  {
    name: "POST /parcels/orders/:id/settle",
    entry: ["orders", "changed"],
    run: async () => send(`POST /parcels/orders/${await parcel("asked")}/settle`, { barcode: "Z3669041905" }),
  },
  {
    name: "POST /parcels/orders/:id/cancel",
    entry: ["orders", "changed"],
    run: () => send(`POST /parcels/orders/${packed}/cancel`, {}),
  },
  {
    name: "DELETE /parcels/link",
    entry: ["parcels", "deleted"],
    run: () => send("DELETE /parcels/link"),
  },
];
