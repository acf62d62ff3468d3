import { stringify } from "csv-stringify/sync";
import { and, asc, eq, inArray } from "drizzle-orm";
import { daySlots, days } from "#features/days/server/index.ts";
import { sellerOf } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { pragueTime } from "#kit/contract/time/prague-time.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { dayWorkEndpoints, type RidersMessage } from "../../day-work.contract.ts";
import { bookingsOfDay } from "../admin-bookings.ts";
import { RIDERS_MESSAGE } from "../booking.mails.ts";
import { bookingMails, bookings } from "../bookings.table.ts";
import { DAY_TABLE_WORDS } from "./day-table-words.ts";

/** Those who have a place, or had one. */
const RIDING = ["booked", "checked-in", "no-show"] as const;

/**
 * Writes to everybody who has booked a day, each address once in the booking's language, or in the one that is
 * written. The message's key makes a second sending of it nothing. Throws NOT_FOUND.
 */
async function messageToRiders(context: Context, dayId: number, { key, ...letters }: RidersMessage) {
  return context.db.transaction(async (tx) => {
    if ((await tx.$count(days, eq(days.id, dayId))) === 0) throw new Refusal("NOT_FOUND");
    const rows = await tx
      .select({ booking: bookings })
      .from(bookings)
      .innerJoin(daySlots, eq(daySlots.id, bookings.slot_id))
      .where(and(eq(daySlots.day_id, dayId), inArray(bookings.state, [...RIDING])))
      .orderBy(asc(bookings.id));
    const written = new Set<string>();
    let sent = 0;
    for (const { booking } of rows) {
      const address = booking.customer_email.toLowerCase();
      if (address === "" || booking.anonymised_at || written.has(address)) continue;
      written.add(address);
      const [first] = await tx
        .insert(bookingMails)
        .values({ booking_id: booking.id, kind: "message", occasion: key, at: context.now() })
        .onConflictDoNothing()
        .returning();
      if (!first) continue;
      const own = letters[booking.language];
      const isOwn = own.subject !== "" && own.text !== "";
      const language = isOwn ? booking.language : booking.language === "cs" ? "en" : "cs";
      const { subject, text } = letters[language];
      const { seller, inbox } = await sellerOf(tx, language);
      const parts: MailPart[] = [text, seller.name].flatMap((words) =>
        words ? [{ kind: "text" as const, text: words }] : [],
      );
      await context.mailer.queueMail(tx, {
        kind: RIDERS_MESSAGE,
        to: booking.customer_email,
        ...(inbox && { replyTo: inbox }),
        language,
        subject,
        text: mailText(parts),
        html: mailHtml(parts, language),
        about: `bookings/${booking.id}`,
      });
      sent += 1;
    }
    return { sent, without_address: rows.filter(({ booking }) => booking.customer_email === "").length };
  });
}

/** The bookings of a day for a spreadsheet, in the language of who asks. */
async function dayTable(context: Context, dayId: number): Promise<string> {
  const words = DAY_TABLE_WORDS[context.language];
  const rows = (await bookingsOfDay(context, dayId, true)).map((booking) => [
    pragueTime(booking.starts_at),
    booking.seats,
    booking.riders.join(", "),
    booking.name,
    words.states[booking.state],
    words.paid[booking.paid],
    booking.voucher_code ?? "",
    booking.order_id ?? "",
    booking.customer_name,
    booking.customer_email,
    booking.customer_phone,
    booking.note,
    `${booking.signed}/${booking.seats}`,
  ]);
  // Excel reads UTF-8 only with a byte order mark; escaped, no cell is a formula.
  return stringify([words.head, ...rows], { bom: true, escape_formulas: true });
}

export const dayWorkRoutes = implement(dayWorkEndpoints, {
  message: (context, { params, body }) => messageToRiders(context, params.day, body),
  table: async (context, { params }, reply) => {
    const table = await dayTable(context, params.day);
    await reply
      .type("text/csv; charset=utf-8")
      .header("cache-control", "no-store")
      .header(
        "content-disposition",
        `attachment; filename="${DAY_TABLE_WORDS[context.language].file}-${params.day}.csv"`,
      )
      .send(table);
  },
});
