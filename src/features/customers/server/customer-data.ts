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
import { eraseFromOutbox, outboxFolder } from "#kit/server/mail/outbox-delivery.ts";
import type { ErasedData, FoundData } from "../customer-data.contract.ts";
import { eraseNotesOf, notesOf } from "./customer-notes.ts";
import { recordsOf } from "./one-customer.ts";
import { type Who, whoOf } from "./who.ts";

const byEmail = (email: string): Who => ({ email: email.toLowerCase(), phone: "", name: "" });

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
    notes: (await notesOf(db, byEmail(email))).length,
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
    notes: await notesOf(tx, byEmail(email)),
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
    const notes = await eraseNotesOf(tx, byEmail(email));
    const subscriptions = (await eraseSubscriptionsOf(context, tx, email)) + (await eraseAlertsOf(tx, email));
    const statements = await countStatementsOf(tx, email);
    const seats = await seatsToCome(tx, email, now());
    // Who still waits for goods or for a ride still needs the mails about them.
    const isWaiting = seats > 0 || kept.some(({ reason }) => reason === "open");
    const mails = isWaiting ? 0 : await eraseMailsOf(tx, email);
    const people = { email, orders, bookings, statements, giveaways, reviews, notes, subscriptions };
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

/** Everything that is stored about the person of a record. Throws NOT_FOUND. */
export async function exportCustomer(context: Context, key: string): Promise<Buffer> {
  const who = await whoOf(context.db, key);
  return who.email === "" ? exportWithoutAddress(context, who) : exportCustomerData(context, who.email);
}

/** Erases the person of a record, all or nothing. Throws NOT_FOUND. */
export async function eraseCustomer(context: Context, key: string): Promise<ErasedData> {
  const who = await whoOf(context.db, key);
  return who.email === "" ? eraseWithoutAddress(context, who) : eraseCustomerData(context, who.email);
}

/** Of somebody who left no address, by telephone and name. */
async function exportWithoutAddress({ db, now }: Context, who: Who): Promise<Buffer> {
  const data = await db.transaction(async (tx) => {
    const hers = await recordsOf(tx, who);
    return {
      exported_at: now(),
      orders: await ordersOf(tx, hers.orders),
      bookings: (await bookingsOf(tx, hers.bookings)).bookings,
      statements: await tx
        .select()
        .from(statements)
        .where(inArray(statements.booking_id, hers.bookings))
        .orderBy(statements.id),
      notes: await notesOf(tx, who),
    };
  });
  return Buffer.from(JSON.stringify(data, null, 2));
}

/** There are no mails, messages or reviews without an address. */
async function eraseWithoutAddress({ db, now, log }: Context, who: Who): Promise<ErasedData> {
  const erased = await db.transaction(async (tx) => {
    const hers = await recordsOf(tx, who);
    const { erased: orders, kept } = await eraseOrdersOf(tx, hers.orders, now());
    const bookings = await eraseBookingsOf(tx, hers.bookings, now());
    const seats = await seatsToCome(tx, hers.bookings, now());
    const signed = await tx.$count(statements, inArray(statements.booking_id, hers.bookings));
    const notes = await eraseNotesOf(tx, who);
    return { orders, bookings, kept, seats, statements: signed, notes };
  });
  log.info({ orders: erased.orders, bookings: erased.bookings }, "Personal data erased");
  return { email: "", giveaways: 0, reviews: 0, subscriptions: 0, messages: 0, mails: 0, ...erased };
}
