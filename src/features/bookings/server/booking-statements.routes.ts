import { and, eq, inArray, sql } from "drizzle-orm";
import { daySlots, days } from "#features/days/server/index.ts";
import { sellerOf } from "#features/orders/server/index.ts";
import { safetyRules } from "#features/pages/server/index.ts";
import type { RideLimits } from "#features/products/index.ts";
import { products } from "#features/products/server/index.ts";
import {
  askAgain,
  drawStatement,
  forgetStatements,
  OutsideLimits,
  STATEMENT_WORDS,
  seatStatements,
  statementDocument,
  statements,
  storeStatement,
} from "#features/statements/server/index.ts";
import type { SignedStatement } from "#features/statements/statements.contract.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { implement } from "#kit/server/http/mount.ts";
import { requireHit } from "#kit/server/rate-limit/rate-limit.ts";
import { bookingStatementsEndpoints } from "../statements.contract.ts";
import { type Booking, bookingByKey, lockBooking } from "./booking-rows.ts";
import { bookings } from "./bookings.table.ts";
import { queueBookingMail } from "./mails/booking-mails.ts";
import { queueSignedMail } from "./mails/signed-mail.ts";

/** Each draws a paper: more of one booking in an hour is nobody's riders. */
const MOST_SIGNED = { limit: 30, windowMs: 3_600_000 };
/** A ride of the evening is signed for on the spot after its start, too. */
const OPEN_AFTER_MS = 86_400_000;

const CLOSED: Both<string> = {
  en: "Nothing more can be signed for this booking: it is cancelled, or its ride is over.",
  cs: "K této rezervaci už prohlášení podepsat nejde: je zrušená, nebo jízda už proběhla.",
};
const CHANGED: Both<string> = {
  en: "The rules have changed in the meantime. Please read them again and sign again.",
  cs: "Pravidla se mezitím změnila. Přečtěte si je prosím znovu a podepište je ještě jednou.",
};

/** The rules of today in the asked language, and who of a booking has signed. */
async function statementsFor(context: Context, booking: Booking) {
  const { language, db } = context;
  const { title, content, valid_from, version } = await safetyRules(context, language);
  return {
    name: booking.names[language] || booking.names.en,
    starts_at: booking.starts_at,
    is_open: isOpen(context, booking),
    rules: { title, content, valid_from, version },
    limits: await limitsOf(db, booking),
    seats: await seatStatements(db, booking, version),
  };
}

/** Of the product as it is today; one that is gone has none. */
async function limitsOf(db: Database, { product_id }: Booking): Promise<RideLimits> {
  const { min_height, max_height, min_weight, max_weight } = products;
  const [limits] = await db
    .select({ min_height, max_height, min_weight, max_weight })
    .from(products)
    .where(eq(products.id, product_id));
  return limits ?? { min_height: null, max_height: null, min_weight: null, max_weight: null };
}

function isOpen({ now }: Pick<Context, "now">, { state, starts_at, anonymised_at }: Booking): boolean {
  // Whoever was noted as away and comes after all signs, too.
  const isLive = state !== "cancelled";
  return isLive && !anonymised_at && starts_at.getTime() + OPEN_AFTER_MS > now().getTime();
}

/** Throws CONFLICT where nothing can be signed any more, or where other rules were shown. */
function requireSignable(context: Context, booking: Booking, { seat }: SignedStatement): void {
  if (!isOpen(context, booking) || seat >= booking.seats) throw new Refusal("CONFLICT", { words: CLOSED });
}

async function sign(context: Context, booking: Booking, signed: SignedStatement) {
  const { db, language, now } = context;
  requireSignable(context, booking, signed);
  await requireHit({ db, now }, { key: `statements ${booking.id}`, ...MOST_SIGNED });
  const rules = await safetyRules(context, language);
  if (rules.version !== signed.version) throw new Refusal("CONFLICT", { words: CHANGED });
  const { seller } = await sellerOf(db, language);
  const drawn = await drawStatement(
    context,
    {
      language,
      title: rules.title,
      since: rules.valid_from,
      seller: seller.name,
      parts: rules.paper,
      ride: {
        name: booking.names[language] || booking.names.en,
        starts_at: booking.starts_at.toISOString(),
        booking: booking.id,
      },
    },
    await limitsOf(db, booking),
    signed,
  ).catch(async (error) => {
    await noteOutside(db, booking, error);
    throw error;
  });
  await db.transaction(async (tx) => {
    const locked = await lockBooking(tx, booking.id);
    requireSignable(context, locked, signed);
    const { id: booking_id, customer_email } = locked;
    const stored = await storeStatement(tx, { booking_id, customer_email, seat: signed.seat }, drawn);
    if (stored) await queueSignedMail(context, tx, locked, stored);
    if (locked.outside !== "")
      await tx.update(bookings).set({ outside: "" }).where(eq(bookings.id, booking_id));
  });
  return statementsFor(context, booking);
}

/**
 * The gate has to know of a rider who could not sign for being too tall or too heavy; of the two, nothing is kept but
 * which it was. A figure that was not filled in says nothing.
 */
async function noteOutside(db: Database, { id }: Booking, error: unknown): Promise<void> {
  if (!(error instanceof OutsideLimits)) return;
  await db.update(bookings).set({ outside: error.measure }).where(eq(bookings.id, id));
}

async function bookingOfTeam({ db }: Context, id: number): Promise<Booking> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new Refusal("NOT_FOUND");
  return booking;
}

/** Asks for new signatures on a day and writes to whoever is asked. Throws NOT_FOUND. */
async function askDayAgain(context: Context, dayId: number): Promise<{ asked: number }> {
  const { version } = await safetyRules(context, context.language);
  return context.db.transaction(async (tx) => {
    if ((await tx.$count(days, eq(days.id, dayId))) === 0) throw new Refusal("NOT_FOUND");
    const ofDay = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .innerJoin(daySlots, eq(daySlots.id, bookings.slot_id))
      .where(and(eq(daySlots.day_id, dayId), inArray(bookings.state, ["booked", "held"])))
      .orderBy(bookings.id);
    const ids = ofDay.map(({ id }) => id);
    const asked = ids.length > 0 ? await askAgain(tx, ids, version, context.now()) : [];
    for (const id of asked) await queueBookingMail(context, tx, await lockBooking(tx, id), "sign-again");
    return { asked: asked.length };
  });
}

/** The daily work: statements of rides that are long past. */
export function applyStatementRetention(db: Database, now: Date): Promise<void> {
  const ridden = sql`(select ${bookings.starts_at} from ${bookings} where ${bookings.id} = ${statements.booking_id})`;
  return forgetStatements(db, ridden, now);
}

export const bookingStatementsRoutes = implement(
  bookingStatementsEndpoints,
  {
    mine: async (context, { params }) =>
      statementsFor(context, await bookingByKey(context.config, context.db, params)),
    sign: async (context, { params, body }) =>
      // Whoever of the team tries the customer's link signs as the customer does.
      sign({ ...context, user: null }, await bookingByKey(context.config, context.db, params), body),
    ofBooking: async (context, { params }) => statementsFor(context, await bookingOfTeam(context, params.id)),
    take: async (context, { params, body }) => sign(context, await bookingOfTeam(context, params.id), body),
    paper: async (context, { params }, reply) => {
      const { pdf, sha256 } = await statementDocument(context.db, params.id);
      await reply
        .type("application/pdf")
        .header("cache-control", "no-store")
        .header("etag", `"${sha256}"`)
        .header(
          "content-disposition",
          `inline; filename="${STATEMENT_WORDS[context.language].file}-${params.id}.pdf"`,
        )
        .send(pdf);
    },
    askAgain: (context, { params }) => askDayAgain(context, params.id),
  },
  { sign: { key: ({ config, db }, { params }) => bookingByKey(config, db, params) } },
);
