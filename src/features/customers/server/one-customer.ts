import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { bookings, listedBookings } from "#features/bookings/server/index.ts";
import { daySlots, days } from "#features/days/server/index.ts";
import { contactMessages } from "#features/messages/server/index.ts";
import { orderItems, orders } from "#features/orders/server/index.ts";
import { giveaways, toVouchers, vouchers } from "#features/vouchers/server/index.ts";
import { type Language, localised } from "#kit/contract/language/language.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailsOfAddress } from "#kit/server/mail/customer-mails.ts";
import { notesOf } from "./customer-notes.ts";
import { isOf, type Who, whoOf } from "./who.ts";

/** Of each kind; who has more is looked up in the lists themselves. */
const MOST = 50;

/** One customer by a record of hers, with all that is hers. Throws NOT_FOUND. */
export async function oneCustomer(context: Context, key: string) {
  const { db, language } = context;
  const who = await whoOf(db, key);
  const hers = and(isOf(orders, who), isNull(orders.anonymised_at)) as SQL;
  const bought = await ordersOf(db, hers, language);
  const ordered = db.select({ id: orders.id }).from(orders).where(hers);
  // Whoever bought a place for somebody else asks about it, too.
  const herBookings = and(
    or(isOf(bookings, who), inArray(bookings.order_id, ordered)),
    isNull(bookings.anonymised_at),
    sql`${bookings.state} <> 'held'`,
  );
  const given = db
    .select({ id: giveaways.id })
    .from(giveaways)
    .where(sql`${who.email} <> '' and lower(${giveaways.email}) = ${who.email}`);
  const herVouchers = or(inArray(vouchers.order_id, ordered), inArray(vouchers.giveaway_id, given));
  const herMessages = sql`${who.email} <> '' and lower(${contactMessages.email}) = ${who.email}`;
  const booked = await bookingsOf(context, herBookings);
  const mails = who.email === "" ? { newest: [], total: 0 } : await mailsOfAddress(db, who.email, MOST);
  const written = await db
    .select({
      id: contactMessages.id,
      created_at: contactMessages.created_at,
      name: contactMessages.name,
      subject: contactMessages.subject,
      is_read: contactMessages.is_read,
      has_reply: contactMessages.has_reply,
      is_done: sql<boolean>`${contactMessages.done_at} is not null`,
    })
    .from(contactMessages)
    .where(herMessages)
    .orderBy(desc(contactMessages.id))
    .limit(MOST);
  const [sum] = await db
    .select({ paid: sql<number>`coalesce(sum(${orders.total_halere}), 0)::float8` })
    .from(orders)
    .where(and(hers, sql`${orders.paid_at} is not null and ${orders.status} <> 'cancelled'`));
  const names = unique([
    ...bought.map(({ customer_name }) => customer_name),
    ...booked.rows.map(({ customer_name }) => customer_name),
    ...written.map(({ name }) => name),
  ]);
  const phones = unique([
    ...bought.map(({ customer_phone }) => customer_phone),
    ...booked.rows.map(({ customer_phone }) => customer_phone),
  ]);
  return {
    key,
    name: names[0] ?? "",
    names,
    email: who.email,
    phone: phones[0] ?? "",
    phones,
    company: bought.find(({ customer_company }) => customer_company)?.customer_company ?? "",
    last_at: latest([
      bought[0]?.created_at,
      ...booked.rows.map(({ created_at }) => created_at),
      written[0]?.created_at,
    ]),
    orders: bought,
    bookings: booked.shown,
    vouchers: (await toVouchers(context, herVouchers, { limit: MOST, offset: 0 })).map(
      ({ code, name, valid_until, state, balance, order_id }) => ({
        code,
        name,
        valid_until,
        state,
        balance,
        order_id,
        is_given: order_id === null,
      }),
    ),
    messages: written,
    mails: mails.newest,
    notes: await notesOf(db, who),
    counts: {
      orders: await db.$count(orders, hers),
      bookings: await db.$count(bookings, herBookings),
      vouchers: await db.$count(vouchers, herVouchers),
      messages: await db.$count(contactMessages, herMessages),
      mails: mails.total,
    },
    spent: toCzk(sum?.paid ?? 0),
  };
}

/** The ids of the orders and bookings of a person, those hidden in the back office included. */
export async function recordsOf(db: Database, who: Who) {
  const ordered = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOf(orders, who), isNull(orders.anonymised_at)))
    .orderBy(orders.id);
  const booked = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isOf(bookings, who), isNull(bookings.anonymised_at)))
    .orderBy(bookings.id);
  return { orders: ordered.map(({ id }) => id), bookings: booked.map(({ id }) => id) };
}

async function ordersOf(db: Database, hers: SQL, language: Language) {
  const found = await db
    .select({
      id: orders.id,
      created_at: orders.created_at,
      status: orders.status,
      is_pickup: orders.is_pickup,
      paid_at: orders.paid_at,
      hidden_at: orders.hidden_at,
      total_halere: orders.total_halere,
      customer_name: orders.customer_name,
      customer_phone: orders.customer_phone,
      customer_company: orders.customer_company,
    })
    .from(orders)
    .where(hers)
    .orderBy(desc(orders.id))
    .limit(MOST);
  const { order_id, translations, quantity, variant_label } = orderItems;
  const items = await db
    .select({ order_id, translations, quantity, variant_label })
    .from(orderItems)
    .where(
      inArray(
        order_id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(orderItems.id);
  return found.map(({ paid_at, hidden_at, total_halere, ...order }) => ({
    ...order,
    is_paid: paid_at !== null,
    is_hidden: hidden_at !== null,
    total: toCzk(total_halere),
    items: items
      .filter((item) => item.order_id === order.id)
      .map((item) => {
        const size = item.variant_label ? `, ${item.variant_label[language] || item.variant_label.en}` : "";
        return `${item.quantity}× ${localised(item.translations, language).name}${size}`;
      }),
  }));
}

async function bookingsOf(context: Context, hers: SQL | undefined) {
  const { db, language, now } = context;
  const rows = await listedBookings(context, hers, {
    order: [desc(bookings.starts_at), desc(bookings.id)],
    limit: MOST,
  });
  const places = await db
    .select({ slot: daySlots.id, translations: days.translations })
    .from(daySlots)
    .innerJoin(days, eq(days.id, daySlots.day_id))
    .where(
      inArray(
        daySlots.id,
        rows.flatMap(({ slot_id }) => slot_id ?? []),
      ),
    );
  const shown = rows.map((row) => ({
    ...row,
    place: placeOf(places.find(({ slot }) => slot === row.slot_id)?.translations, language),
    is_signed: row.signed >= row.seats,
    is_to_come: row.starts_at > now() && row.state === "booked",
  }));
  return { rows, shown };
}

function placeOf(
  texts: { en: { place: string }; cs: { place: string } } | undefined,
  language: Language,
): string {
  return texts ? texts[language].place || texts.en.place || texts.cs.place : "";
}

function unique(texts: string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

function latest(moments: (Date | undefined)[]): Date {
  return new Date(Math.max(0, ...moments.map((at) => at?.getTime() ?? 0)));
}
