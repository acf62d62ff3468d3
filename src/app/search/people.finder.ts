import { and, desc, isNull, ne, or } from "drizzle-orm";
import { bookings, matchingBookings } from "#features/bookings/server/index.ts";
import { contactMessages } from "#features/messages/server/messages.table.ts";
import { matchingOrders } from "#features/order-management/server/index.ts";
import { orders } from "#features/orders/server/index.ts";
import { type Finder, MOST_OF_A_KIND } from "#kit/server/search/finder.ts";
import { containsFolded } from "#kit/server/statements/contains.ts";

/** The newest of each kind that are looked at: who has so many of them is found at once. */
const NEWEST = 40;

/**
 * People who have ordered, booked or written, each once: those with the same e-mail address are one, those without by
 * telephone. Their key is their newest record, so that no name stands in an address.
 */
export const peopleFinder: Finder = {
  kind: "people",
  name: { en: "Customers", cs: "Zákazníci" },
  roles: ["shop"],
  async find({ db }, { typed, words }) {
    const ordered = await db
      .select({
        id: orders.id,
        name: orders.customer_name,
        email: orders.customer_email,
        phone: orders.customer_phone,
      })
      .from(orders)
      .where(and(isNull(orders.hidden_at), isNull(orders.anonymised_at), matchingOrders(typed)))
      .orderBy(desc(orders.created_at), desc(orders.id))
      .limit(NEWEST);
    const booked = await db
      .select({
        ...{ id: bookings.id, name: bookings.customer_name, riders: bookings.riders },
        ...{ email: bookings.customer_email, phone: bookings.customer_phone },
      })
      .from(bookings)
      .where(
        and(
          isNull(bookings.anonymised_at),
          or(ne(bookings.customer_email, ""), ne(bookings.customer_phone, "")),
          matchingBookings(typed),
        ),
      )
      .orderBy(desc(bookings.id))
      .limit(NEWEST);
    const written = await db
      .select({ id: contactMessages.id, name: contactMessages.name, email: contactMessages.email })
      .from(contactMessages)
      .where(and(...words.map((word) => containsFolded(contactMessages.searched, word))))
      .orderBy(desc(contactMessages.id))
      .limit(NEWEST);
    const people = new Map<string, { key: string; name: string; email: string; phone: string }>();
    for (const person of [
      ...ordered.map((row) => ({ ...row, key: `o${row.id}` })),
      ...booked.map((row) => ({ ...row, name: row.name || (row.riders[0] ?? ""), key: `b${row.id}` })),
      ...written.map((row) => ({ ...row, phone: "", key: `m${row.id}` })),
    ]) {
      const same = person.email.toLowerCase() || person.phone.replace(/\D/g, "").slice(-9);
      if (same !== "" && !people.has(same)) people.set(same, person);
    }
    return [...people.values()].slice(0, MOST_OF_A_KIND).map(({ key, name, email, phone }) => ({
      to: `/admin/customers/${key}`,
      title: name || email || phone,
      detail: [email, phone].filter(Boolean).join(", "),
    }));
  },
};
