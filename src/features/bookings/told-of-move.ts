import type { AdminBooking } from "./admin-bookings.contract.ts";

interface ToldOfMove {
  /** Addresses that get the mail, each once. */
  mailed: number;
  /** Who has none, each once, with the telephone where there is one. */
  toCall: { name: string; phone: string }[];
}

/** Whom a change of the day reaches by mail, and whom somebody has to call. Pure. */
export function toldOfMove(bookings: readonly AdminBooking[]): ToldOfMove {
  const live = bookings.filter(({ state }) => state === "booked" || state === "no-show");
  const mails = new Set(live.flatMap(({ customer_email: at }) => (at === "" ? [] : [at.toLowerCase()])));
  const silent = live.filter(({ customer_email }) => customer_email === "");
  const people = silent.map(({ riders, customer_name, customer_phone }) => ({
    name: customer_name || riders.join(", "),
    phone: customer_phone,
  }));
  const keys = people.map(({ name, phone }) => `${name} ${phone}`);
  return { mailed: mails.size, toCall: people.filter((_, at) => keys.indexOf(keys[at] ?? "") === at) };
}
