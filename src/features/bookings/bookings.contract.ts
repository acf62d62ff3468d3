import { oneLine } from "#kit/contract/validation/written.ts";
import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { idParams, instant } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { BOOKING_STATES, CANCEL_REASONS } from "./booking-state.ts";

/** Most seats that one may hold at once. */
export const MOST_SEATS = 8;

function line(max: number) {
  return z
    .string()
    .overwrite(oneLine)
    .max(max);
}

const nameMissing = says({ en: "Please tell us who’s taking part.", cs: "Napište prosím, kdo přijede." });
const notAnEmail = says({ en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." });

export const riderName = line(100).min(1, nameMissing);
export const emailAddress = line(254).pipe(z.email(notAnEmail));
export const phoneNumber = line(50).default("");

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const slot_id = z.int().min(1).max(2_147_483_647);
const product_id = z.string().min(1).max(200);

/** What the link in every mail opens: a booking for its customer, without an account. */
export const bookingAddress = z.object({ id, key: z.string().min(1).max(100) });
const address = z.object({ id: z.int().min(1).max(2_147_483_647), key: z.string().min(1).max(100) });

/** Case, spaces and hyphens do not matter. */
const code = z.string().max(300);

const byVoucher = z.object({ code, slot_id, rider: riderName, email: emailAddress, phone: phoneNumber });

const holdWish = z.object({
  product_id,
  slot_id,
  seats: z.int().min(1).max(MOST_SEATS).default(1),
  riders: z.array(line(100)).max(MOST_SEATS).default([]),
  /** Seats that were held before and are let go now. */
  instead_of: z.array(address).max(MOST_SEATS).default([]),
});

const waitWish = z.object({
  day_id: z.int().min(1).max(2_147_483_647),
  /** With a voucher by its code; without one the product that is paid once there is a place. */
  code: code.optional(),
  product_id: product_id.optional(),
  name: riderName,
  email: emailAddress,
  phone: phoneNumber,
});

const rideSlot = z.object({
  id: z.int(),
  starts_at: instant(),
  ends_at: instant(),
  free: z.int(),
});

/** A day on which a product is ridden, with its slots to come. */
const rideDay = z.object({
  id: z.int(),
  kind: z.enum(["ride", "course"]),
  date: z.string(),
  title: z.string(),
  place: z.string(),
  address: z.string(),
  /** For one seat on this day, CZK. */
  price: z.number(),
  is_cancelled: z.boolean(),
  cancel_reason: z.string(),
  is_full: z.boolean(),
  /** How long before its start one may still move a booking oneself. */
  latest_change_hours: z.int(),
  slots: z.array(rideSlot),
});

const held = z.object({
  holds: z.array(address),
  product_id: z.string(),
  slot_id: z.int(),
  starts_at: instant(),
  hold_until: instant(),
  /** For one seat, CZK. */
  price: z.number(),
});

const myBooking = z.object({
  id: z.int(),
  state: z.enum(BOOKING_STATES),
  cancelled_why: z.enum(CANCEL_REASONS).nullable(),
  name: z.string(),
  product_id: z.string(),
  riders: z.array(z.string()),
  seats: z.int(),
  slot_id: z.int().nullable(),
  starts_at: instant(),
  ends_at: instant().nullable(),
  moved_from: instant().nullable(),
  hold_until: instant().nullable(),
  /** When the team moved or cancelled the day. */
  changed_by_us_at: instant().nullable(),
  money_asked_at: instant().nullable(),
  /** Null where its slot is gone. */
  day: z
    .object({
      title: z.string(),
      place: z.string(),
      address: z.string(),
      map_url: z.string(),
      what_to_bring: z.string(),
      /** When to come; its slot's own start where the day asks for no time before. */
      arrives_at: instant(),
      is_course: z.boolean(),
      is_cancelled: z.boolean(),
      cancel_reason: z.string(),
    })
    .nullable(),
  /** What is shown at the gate; null where it was booked without a voucher. */
  voucher: z.object({ code: z.string(), valid_until: z.string() }).nullable(),
  /** When the last of its seats was signed for; null until all are. */
  signed_at: instant().nullable(),
  /** Whether it is what an order bought; a booking by a voucher, or by telephone, is not. */
  is_ordered: z.boolean(),
  /** Whether it waits for an order's payment. */
  waits_for_payment: z.boolean(),
  /** A place that was offered without a voucher: it is paid through the cart. */
  to_pay: held.nullable(),
  may: z.object({
    move: z.boolean(),
    cancel: z.boolean(),
    take: z.boolean(),
    money: z.boolean(),
    /** Take the asking for the money back. */
    unask: z.boolean(),
    /** Book its voucher anew, by its code. */
    rebook: z.boolean(),
    until: instant().nullable(),
  }),
  language: z.enum(LANGUAGES),
});

const waitingEntry = z.object({
  id: z.int(),
  name: z.string(),
  /** Noon or so of the day, where it has no time: the day counts. */
  starts_at: instant(),
  place: z.string(),
  is_waiting: z.boolean(),
  /** How many are before, this one counted. */
  position: z.int(),
});

export type WaitingEntry = z.output<typeof waitingEntry>;
export type BookByVoucher = z.output<typeof byVoucher>;
export type HoldWish = z.output<typeof holdWish>;
export type WaitWish = z.output<typeof waitWish>;
export type RideDay = z.output<typeof rideDay>;
export type Held = z.output<typeof held>;
export type MyBooking = z.output<typeof myBooking>;

const ofMine = { access: "public", params: bookingAddress, response: myBooking, keepsAnswers: true } as const;

export const bookingsEndpoints = {
  lookUp: endpoint({
    method: "POST",
    path: "/bookings/voucher",
    access: "public",
    summary: "What can be booked with a voucher, by its code; wrong codes are throttled",
    body: z.object({ code }),
    response: z.object({
      code: z.string(),
      name: z.string(),
      product_id: z.string(),
      valid_until: z.string(),
      /** `asked-back`: the money for it was asked for; its booking's page takes that back. */
      state: z.enum(["valid", "used", "expired", "void", "asked-back"]),
      /** The booking that it has already, or whose money is asked back. */
      booking: address.nullable(),
      days: z.array(rideDay),
    }),
    keepsAnswers: true,
  }),
  daysOf: endpoint({
    method: "GET",
    path: "/bookings/products/:product/days",
    access: "public",
    summary: "The days to come on which a product is ridden, with the free places of each slot",
    params: z.object({ product: product_id }),
    response: z.array(rideDay),
  }),
  book: endpoint({
    method: "POST",
    path: "/bookings",
    access: "public",
    summary: "Books a seat with a voucher; sent twice it is booked once",
    body: byVoucher,
    status: 201,
    response: address,
    keepsAnswers: true,
  }),
  hold: endpoint({
    method: "POST",
    path: "/bookings/holds",
    access: "public",
    summary: "Holds seats for 20 minutes, for who pays then",
    body: holdWish,
    status: 201,
    response: held,
    keepsAnswers: true,
  }),
  readHolds: endpoint({
    method: "POST",
    path: "/bookings/holds/read",
    access: "public",
    summary: "Seats that a browser holds, as they are now; null once they are not held any more",
    body: z.object({ holds: z.array(address).min(1).max(MOST_SEATS) }),
    response: held.nullable(),
    keepsAnswers: true,
  }),
  releaseHolds: endpoint({
    method: "POST",
    path: "/bookings/holds/release",
    access: "public",
    summary: "Lets held seats go that nobody has ordered",
    body: z.object({ holds: z.array(address).min(1).max(MOST_SEATS) }),
    keepsAnswers: true,
  }),
  wait: endpoint({
    method: "POST",
    path: "/bookings/waiting",
    access: "public",
    summary:
      "Joins the waiting list of a full day; sent twice one waits once. The answer is the same for everybody: a mail " +
      "brings the way to leave",
    body: waitWish,
    keepsAnswers: true,
  }),
  waiting: endpoint({
    method: "GET",
    path: "/bookings/waiting/:id/:key",
    access: "public",
    summary: "An entry of a waiting list, by the key of the link in the mail; 404 for a wrong key",
    params: bookingAddress,
    response: waitingEntry,
  }),
  leave: endpoint({
    method: "POST",
    path: "/bookings/waiting/:id/:key/leave",
    access: "public",
    summary: "Leaves a waiting list",
    params: bookingAddress,
    keepsAnswers: true,
  }),
  mine: endpoint({
    method: "GET",
    path: "/bookings/mine/:id/:key",
    access: "public",
    summary: "A booking for its customer, by the key of the link in the mail; 404 for a wrong key",
    params: bookingAddress,
    response: myBooking,
  }),
  move: endpoint({
    ...ofMine,
    method: "POST",
    path: "/bookings/mine/:id/:key/move",
    summary: "Moves a booking to another slot until the latest change",
    body: z.object({ slot_id }),
  }),
  cancel: endpoint({
    ...ofMine,
    method: "POST",
    path: "/bookings/mine/:id/:key/cancel",
    summary: "Cancels a booking until the latest change",
  }),
  take: endpoint({
    ...ofMine,
    method: "POST",
    path: "/bookings/mine/:id/:key/take",
    summary: "Takes the place that the waiting list offers",
  }),
  riders: endpoint({
    ...ofMine,
    method: "POST",
    path: "/bookings/mine/:id/:key/riders",
    summary: "Says who rides",
    body: z.object({ riders: z.array(riderName).min(1).max(MOST_SEATS) }),
  }),
  moneyBack: endpoint({
    ...ofMine,
    method: "POST",
    path: "/bookings/mine/:id/:key/money-back",
    summary:
      "Asks for the money back where the team has changed the day; until that is taken back nothing is booked",
  }),
  unask: endpoint({
    ...ofMine,
    method: "POST",
    path: "/bookings/mine/:id/:key/money-back/undo",
    summary: "Takes the asking for the money back: the ride can be chosen again",
  }),
  calendar: endpoint({
    method: "GET",
    path: "/bookings/mine/:id/:key/calendar.ics",
    access: "public",
    summary: "The booking as a calendar file",
    params: idParams.extend({ key: bookingAddress.shape.key }),
    raw: { contentType: "text/calendar; charset=utf-8" },
  }),
};

export type BookingsEndpoints = typeof bookingsEndpoints;
