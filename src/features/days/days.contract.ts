import { z } from "zod";
import { endpointsOf, schemasOf } from "#kit/contract/content/content-type.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { price } from "#kit/contract/money/price.ts";
import { EVERYBODY } from "#kit/contract/roles.ts";
import { basedOn, day as dayText, idParams, instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { DAY_STATUSES } from "./day-rules.ts";
import { days, timeOfDay } from "./days.content.ts";
import { endsTooEarly, isSpan } from "./night.ts";
import { minutesOfRule } from "./slot-rule.ts";

const MOST_SEATS = 500;
const seats = wholeNumber(1, MOST_SEATS);

const daySlot = z.object({
  id: z.int(),
  starts_at: instant(),
  ends_at: instant(),
  /** The same as clocks in Prague show it, HH:MM. */
  starts: z.string(),
  ends: z.string(),
  seats: z.int(),
  taken: z.int(),
  free: z.int(),
});

const { input, record } = schemasOf(days);

const shownDay = record.extend({
  /** Visitors see published and cancelled ones. */
  status: z.enum(DAY_STATUSES),
  cancelled_at: instant().nullable(),
  /** Why it was cancelled; null unless it was. */
  cancel_reason: z.object({ en: z.string(), cs: z.string() }).nullable(),
  /** Which products are ridden, with the price on this day in CZK. */
  products: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      price: z.number(),
      /** The day's own price; null: it is the product's. */
      own_price: z.number().nullable(),
      is_active: z.boolean(),
    }),
  ),
  cars: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  drivers: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Of all slots together. */
  seats: z.int(),
  free: z.int(),
  /** It has slots, and no seat is free. */
  is_full: z.boolean(),
});

/** A day as lists show it: its long texts, in two languages, would be nine tenths of the answer. */
const listedDay = shownDay.omit({ translations: true, description: true, what_to_bring: true });

const wholeRecord = shownDay.extend({ slots: z.array(daySlot) });

const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** What a write may send: fields, and whole lists of what belongs to the day. */
const dayInput = input.extend({
  products: z
    .array(z.object({ id: z.string().min(1).max(200), own_price: price().nullable().default(null) }))
    .max(50)
    .optional(),
  car_ids: z.array(id).max(50).optional(),
  driver_ids: z.array(id).max(50).optional(),
});

const slotInput = z
  .object({ starts: timeOfDay, ends: timeOfDay, seats })
  .refine(isSpan, { ...endsTooEarly, path: ["ends"] });

const span = z.object({ from: timeOfDay, until: timeOfDay });

const breakBackwards = says({
  en: "A break must end after it starts",
  cs: "Přestávka musí končit po svém začátku",
});

const slotRule = span
  .extend({
    every: wholeNumber(1, 24 * 60),
    length: wholeNumber(1, 24 * 60).optional(),
    seats,
    breaks: z.array(span).max(10).default([]),
  })
  .refine(({ from, until }) => isSpan({ starts: from, ends: until }), { ...endsTooEarly, path: ["until"] })
  .refine(
    (rule) => rule.breaks.every(({ from, until }) => minutesOfRule(rule, until) > minutesOfRule(rule, from)),
    { ...breakBackwards, path: ["breaks"] },
  );

const slotParams = idParams.extend({ slot: id });

const reasonMissing = says({ en: "Please say why", cs: "Napište prosím důvod" });
const reason = z
  .object({ en: z.string().trim().max(1000).default(""), cs: z.string().trim().max(1000).default("") })
  .refine(({ en, cs }) => en !== "" || cs !== "", { ...reasonMissing, path: ["cs"] });

const { list, get, create, update, remove } = endpointsOf(days);
const changes = {
  access: "admin",
  roles: ["content"],
  params: idParams,
  headers: basedOn,
  response: wholeRecord,
} as const;

export const daysEndpoints = {
  list: endpoint({
    ...list,
    roles: EVERYBODY,
    summary:
      "Ride days and courses with their free seats. Visitors see published and cancelled ones to come, nearest " +
      "first; the team all, past ones last. Without their long texts. `product` leaves those that serve it, `past` " +
      "only so many past ones, the latest",
    query: z.object({
      product: z.string().min(1).max(200).optional(),
      past: z.coerce.number().int().min(0).max(10_000).optional(),
    }),
    response: z.array(listedDay),
  }),
  get: endpoint({
    ...get,
    roles: EVERYBODY,
    summary: "One day with its slots and the free seats of each",
    response: wholeRecord,
  }),
  create: endpoint({
    ...create,
    summary: "Adds a day; it is a draft unless `is_active` is sent",
    body: dayInput,
    files: undefined,
    response: wholeRecord,
  }),
  update: endpoint({
    ...update,
    summary: "Changes what is sent; with the date its slots move at the same times of day",
    body: dayInput,
    files: undefined,
    response: wholeRecord,
  }),
  remove: endpoint({ ...remove, summary: "Deletes a day with its slots, unless a seat is taken" }),
  duplicate: endpoint({
    method: "POST",
    path: "/days/:id/duplicate",
    access: "admin",
    roles: ["content"],
    summary: "A draft on another date with the same texts, products, cars, drivers and empty slots",
    params: idParams,
    body: z.object({ date: dayText() }),
    status: 201,
    response: wholeRecord,
  }),
  cancel: endpoint({
    ...changes,
    method: "POST",
    path: "/days/:id/cancel",
    summary: "Cancels a day for a reason, which everybody who reads of it is told",
    body: z.object({ reason }),
  }),
  move: endpoint({
    ...changes,
    method: "POST",
    path: "/days/:id/move",
    summary: "Moves a day to another date for a reason, which everybody who has booked it is told",
    body: z.object({ date: dayText(), reason }),
  }),
  reopen: endpoint({
    ...changes,
    method: "POST",
    path: "/days/:id/reopen",
    summary: "Takes a day's cancelling back",
  }),
  makeSlots: endpoint({
    ...changes,
    method: "PUT",
    path: "/days/:id/slots",
    summary: "Makes the slots of a rule; slots with taken seats stay, empty ones outside of the rule go",
    body: slotRule,
  }),
  addSlot: endpoint({
    ...changes,
    method: "POST",
    path: "/days/:id/slots",
    summary: "Adds one slot",
    body: slotInput,
    status: 201,
  }),
  changeSlot: endpoint({
    ...changes,
    method: "PUT",
    path: "/days/:id/slots/:slot",
    summary: "Changes times and seats of a slot; never to fewer seats than are taken",
    params: slotParams,
    body: slotInput,
  }),
  removeSlot: endpoint({
    ...changes,
    method: "DELETE",
    path: "/days/:id/slots/:slot",
    summary: "Removes a slot, unless a seat of it is taken",
    params: slotParams,
  }),
};

export type DaysEndpoints = typeof daysEndpoints;
export type Day = z.output<typeof wholeRecord>;
export type DaySlot = z.output<typeof daySlot>;
export type ListedDay = z.output<typeof listedDay>;
export type DayInput = z.output<typeof dayInput>;
export type SlotInput = z.output<typeof slotInput>;
