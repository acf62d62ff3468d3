import { and, desc, isNull, or, sql } from "drizzle-orm";
import { bookings, matchingBookings } from "#features/bookings/server/index.ts";
import { contactMessages } from "#features/messages/server/messages.table.ts";
import { orders } from "#features/orders/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import { containsFolded } from "#kit/server/statements/contains.ts";
import type { FoundPerson } from "./customer-data.contract.ts";

const MOST_ROWS = 200;
const MOST_PEOPLE = 30;
const MOST_WORDS = 6;

/**
 * People whose name, telephone or e-mail somebody typed a part of, the latest first: those with the same address are
 * one, those without one by name and telephone, because nobody else tells them apart.
 */
export async function findPeople({ db }: Pick<Context, "db">, q: string): Promise<FoundPerson[]> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const digits = /^[+\d\s()/.-]+$/.test(q) ? q.replace(/\D/g, "") : "";
  const number = /^(?:00)?42[01](\d{9})$/.exec(digits)?.[1] ?? digits;
  const ordered = await db
    .select({
      ...{ id: orders.id, at: orders.created_at, name: orders.customer_name },
      ...{ email: orders.customer_email, phone: orders.customer_phone },
    })
    .from(orders)
    .where(
      and(
        isNull(orders.anonymised_at),
        or(
          and(...words.map((word) => containsFolded(orders.searched, word))),
          number.length > 2 ? sql`strpos(${orders.searched}, ${number}) > 0` : undefined,
        ),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(MOST_ROWS);
  const booked = await db
    .select({
      ...{ id: bookings.id, at: bookings.created_at, name: bookings.customer_name, riders: bookings.riders },
      ...{ email: bookings.customer_email, phone: bookings.customer_phone },
    })
    .from(bookings)
    .where(and(isNull(bookings.anonymised_at), matchingBookings(q)))
    .orderBy(desc(bookings.id))
    .limit(MOST_ROWS);
  const written = await db
    .select({
      ...{ id: contactMessages.id, at: contactMessages.created_at, name: contactMessages.name },
      email: contactMessages.email,
    })
    .from(contactMessages)
    .where(and(...words.map((word) => containsFolded(contactMessages.searched, word))))
    .orderBy(desc(contactMessages.id))
    .limit(MOST_ROWS);
  const rows = [
    ...ordered.map((row) => ({ ...row, kind: "orders" as const })),
    ...booked.map((row) => ({ ...row, name: row.name || row.riders.join(", "), kind: "bookings" as const })),
    ...written.map((row) => ({ ...row, phone: "", kind: "messages" as const })),
  ].sort((a, b) => b.at.getTime() - a.at.getTime());
  const people = new Map<string, FoundPerson>();
  for (const { kind, id, name, email, phone } of rows) {
    const key = email === "" ? `${plain(name)} ${phone.replace(/\D/g, "")}` : email.toLowerCase();
    const person = people.get(key) ?? { name, email, phone, orders: [], bookings: [], messages: [] };
    person[kind].push(id);
    people.set(key, { ...person, phone: person.phone || phone });
  }
  return [...people.values()].slice(0, MOST_PEOPLE);
}

function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(/\s+/).sort().join(" ");
}
