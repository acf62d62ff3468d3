import { inArray } from "drizzle-orm";
import {
  bookingsOf,
  countBookingsOf,
  eraseBookingsOf,
  seatsToCome,
} from "#features/bookings/server/index.ts";
import { countMessagesOf, eraseMessagesOf, messagesOf } from "#features/messages/server/index.ts";
import {
  countSubscriptionsOf,
  eraseSubscriptionsOf,
  subscriptionsOf,
} from "#features/newsletter/server/index.ts";
import {
  countOrdersOf,
  eraseOrdersOf,
  looseWithdrawalsOf,
  ordersOf,
} from "#features/order-management/server/index.ts";
import { countReviewsOf, eraseReviewsOf, reviewsOf } from "#features/reviews/server/index.ts";
import { countStatementsOf, statements, statementsOf } from "#features/statements/server/index.ts";
import { alertsOf, countAlertsOf, eraseAlertsOf } from "#features/stock-alerts/server/index.ts";
import {
  countGiftsTo,
  countGiveawaysOf,
  eraseGiftsTo,
  eraseGiveawaysOf,
  giftsTo,
  giveawaysOf,
} from "#features/vouchers/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import { countMailsOf, eraseMailsOf, mailsOf } from "#kit/server/mail/customer-mails.ts";
import { eraseFromOutbox } from "#kit/server/mail/outbox-delivery.ts";
import { outboxFolder } from "../start/data-folder.ts";
import type { ErasedData, FoundData } from "./customer-data.contract.ts";

/** How much is stored about the person with this address, in whatever case it was typed. */
export async function findCustomerData(context: Context, email: string): Promise<FoundData> {
  const { db } = context;
  return {
    email,
    orders: await countOrdersOf(db, email),
    bookings: await countBookingsOf(db, email),
    statements: await countStatementsOf(db, email),
    giveaways: (await countGiveawaysOf(db, email)) + (await countGiftsTo(db, email)),
    reviews: await countReviewsOf(db, email),
    subscriptions: (await countSubscriptionsOf(context, email)) + (await countAlertsOf(db, email)),
    messages: await countMessagesOf(db, email),
    mails: await countMailsOf(db, email),
  };
}

/** Everything that is stored about the person, as JSON that people and machines read. */
export async function exportCustomerData(context: Context, email: string): Promise<Buffer> {
  const { db, now } = context;
  const data = await db.transaction(async (tx) => ({
    email,
    exported_at: now(),
    orders: await ordersOf(tx, email),
    withdrawals: await looseWithdrawalsOf(tx, email),
    ...(await bookingsOf(tx, email)),
    statements: await statementsOf(tx, email),
    given_vouchers: await giveawaysOf(tx, email),
    gifts: await giftsTo(tx, email),
    reviews: await reviewsOf(tx, email),
    newsletter: await subscriptionsOf(context, tx, email),
    stock_alerts: await alertsOf(tx, email),
    messages: await messagesOf(tx, email),
    mails: await mailsOf(tx, email),
  }));
  return Buffer.from(JSON.stringify(data, null, 2));
}

/** Erases what may be erased, all or nothing, and tells what the law makes one keep. */
export async function eraseCustomerData(context: Context, email: string): Promise<ErasedData> {
  const { config, media, now, log } = context;
  // Pictures of reviews go with them.
  const erased = await media.atomically(async (tx) => {
    const { erased: orders, kept } = await eraseOrdersOf(tx, email, now());
    const bookings = await eraseBookingsOf(tx, email, now());
    const giveaways = (await eraseGiveawaysOf(tx, email, now())) + (await eraseGiftsTo(tx, email));
    const messages = await eraseMessagesOf(tx, email);
    const reviews = await eraseReviewsOf(context, tx, email);
    const subscriptions = (await eraseSubscriptionsOf(context, tx, email)) + (await eraseAlertsOf(tx, email));
    const statements = await countStatementsOf(tx, email);
    const seats = await seatsToCome(tx, email, now());
    // Who still waits for goods or for a ride still needs the mails about them.
    const isWaiting = seats > 0 || kept.some(({ reason }) => reason === "open");
    const mails = isWaiting ? 0 : await eraseMailsOf(tx, email);
    const people = { email, orders, bookings, statements, giveaways, reviews, subscriptions };
    const erased = { ...people, messages, mails };
    return { ...erased, kept, seats, isWaiting };
  });
  // Only what is committed can be erased for good; asked again, this finds what a crash left here.
  if (!erased.isWaiting) await eraseFromOutbox(outboxFolder(config), email);
  log.info(
    { orders: erased.orders, bookings: erased.bookings, messages: erased.messages, mails: erased.mails },
    "Personal data erased",
  );
  return erased;
}

interface Records {
  orders: number[];
  bookings: number[];
}

/** The same of somebody who left no address, by the records that were found by name and telephone. */
export async function exportRecords({ db, now }: Context, records: Records): Promise<Buffer> {
  const data = await db.transaction(async (tx) => ({
    exported_at: now(),
    orders: await ordersOf(tx, records.orders),
    bookings: (await bookingsOf(tx, records.bookings)).bookings,
    statements: await tx
      .select()
      .from(statements)
      .where(inArray(statements.booking_id, records.bookings))
      .orderBy(statements.id),
  }));
  return Buffer.from(JSON.stringify(data, null, 2));
}

/** Erases the person from these records, all or nothing. There are no mails, messages or reviews without an address. */
export async function eraseRecords({ db, now, log }: Context, records: Records): Promise<ErasedData> {
  const erased = await db.transaction(async (tx) => {
    const { erased: orders, kept } = await eraseOrdersOf(tx, records.orders, now());
    const bookings = await eraseBookingsOf(tx, records.bookings, now());
    const seats = await seatsToCome(tx, records.bookings, now());
    const signed = await tx.$count(statements, inArray(statements.booking_id, records.bookings));
    return { orders, bookings, kept, seats, statements: signed };
  });
  log.info({ orders: erased.orders, bookings: erased.bookings }, "Personal data erased");
  return { email: "", giveaways: 0, reviews: 0, subscriptions: 0, messages: 0, mails: 0, ...erased };
}
