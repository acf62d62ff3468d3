import { soughtBookings } from "#features/bookings/server/index.ts";
import { soughtMessages } from "#features/messages/server/index.ts";
import { soughtOrders } from "#features/order-management/server/index.ts";
import type { Finder } from "#kit/server/search/finder.ts";

/**
 * People who have ordered, booked or written, each once: those with the same e-mail address are one, those without by
 * telephone. Their key is their newest record, so that no name stands in an address.
 */
export const peopleFinder: Finder = {
  kind: "people",
  name: { en: "Customers", cs: "Zákazníci" },
  roles: ["shop"],
  async find({ db }, sought) {
    const people = new Map<string, { key: string; name: string; email: string; phone: string }>();
    for (const person of [
      ...(await soughtOrders(db, sought)).map((row) => ({ ...contactOf(row), key: `o${row.id}` })),
      ...(await soughtBookings(db, sought)).map((row) => ({
        ...contactOf(row),
        name: row.customer_name || (row.riders[0] ?? ""),
        key: `b${row.id}`,
      })),
      ...(await soughtMessages(db, sought)).map(({ id, name, email }) => ({
        name,
        email,
        phone: "",
        key: `m${id}`,
      })),
    ]) {
      const same = person.email.toLowerCase() || person.phone.replace(/\D/g, "").slice(-9);
      if (same !== "" && !people.has(same)) people.set(same, person);
    }
    return [...people.values()].map(({ key, name, email, phone }) => ({
      to: `/admin/customers/${key}`,
      title: name || email || phone,
      detail: [email, phone].filter(Boolean).join(", "),
    }));
  },
};

interface Contact {
  customer_name: string;
  customer_email: string;
  customer_phone: string;
}

function contactOf({ customer_name, customer_email, customer_phone }: Contact) {
  return { name: customer_name, email: customer_email, phone: customer_phone };
}
