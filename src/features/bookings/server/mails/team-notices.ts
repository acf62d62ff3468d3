import { eq } from "drizzle-orm";
import { queueTeamMail, teamLink } from "#features/orders/server/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { MailKind } from "#kit/server/mail/declared-mail.ts";
import { rideMoment } from "../../ride-time.ts";
import { MONEY_NOTICE, NO_DAY_NOTICE } from "../booking.mails.ts";
import type { Booking } from "../booking-rows.ts";

/** Tells the team that somebody asks for the money back. */
export function queueMoneyMail(context: Context, tx: Database, booking: Booking): Promise<void> {
  return queueNotice(context, tx, booking, {
    kind: MONEY_NOTICE,
    subject: "Žádost o vrácení peněz",
    text:
      booking.cancelled_why === "late"
        ? "Platba přišla, až když už nebylo volné místo, a zákazník místo jiného dne žádá o vrácení peněz."
        : "Termín jsme změnili nebo zrušili my a zákazník místo jiného dne žádá o vrácení peněz.",
  });
}

/** Tells the team that somebody has cancelled what is paid, and that there is no voucher to book it again. */
export function queueNoDayMail(context: Context, tx: Database, booking: Booking): Promise<void> {
  return queueNotice(context, tx, booking, {
    kind: NO_DAY_NOTICE,
    subject: "Zaplaceno, bez termínu",
    text: "Zákazník včas zrušil zaplacenou rezervaci. Na její stránce si může vybrat jiný den. Objednávka zůstává zaplacená; pokud se dohodnete na vrácení peněz, vezměte v ní položku zpět.",
  });
}

interface Notice {
  kind: MailKind;
  subject: string;
  text: string;
}

async function queueNotice(
  context: Context,
  tx: Database,
  booking: Booking,
  { kind, subject, text }: Notice,
): Promise<void> {
  const orderId = await orderOf(tx, booking);
  const { customer_name, customer_email, customer_phone, names, starts_at } = booking;
  const ride = names.cs || names.en;
  return queueTeamMail(context, tx, {
    kind,
    subject: `${subject}: ${ride}`,
    parts: [
      { kind: "text", text },
      {
        kind: "rows",
        rows: [
          ["Co", ride],
          ["Kdy", rideMoment(starts_at, "cs")],
          ["Zákazník", [customer_name, customer_phone].filter(Boolean).join(", ")],
        ],
      },
      ...(orderId === null
        ? []
        : [
            {
              kind: "button" as const,
              text: "Objednávka v administraci:",
              label: "Otevřít objednávku",
              url: teamLink(context, orderId),
            },
          ]),
    ],
    ...(customer_email && { replyTo: customer_email }),
    about: `bookings/${booking.id}`,
  });
}

/** The order that a seat was bought with, by itself or as a voucher; null for a voucher that was given away. */
async function orderOf(tx: Database, { order_id, voucher_id }: Booking): Promise<number | null> {
  if (order_id !== null || voucher_id === null) return order_id;
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, voucher_id));
  return voucher?.order_id ?? null;
}
