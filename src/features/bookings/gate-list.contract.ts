import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { instant } from "#kit/contract/validation/fields.ts";
import { BOOKING_STATES } from "./booking-state.ts";

const day = z.object({
  id: z.int(),
  title: z.string(),
  place: z.string(),
  /** YYYY-MM-DD, and HH:MM in Prague. */
  date: z.string(),
  starts: z.string(),
  ends: z.string(),
  is_cancelled: z.boolean(),
});

const dayAhead = day.extend({
  /** Places that are booked, those of them that are to be paid on the spot, and whose riders have not signed. */
  riders: z.int(),
  unpaid: z.int(),
  unsigned: z.int(),
  /** Whether a phone can take it along already. */
  is_near: z.boolean(),
});

const rider = z.object({
  id: z.int(),
  slot_id: z.int().nullable(),
  starts_at: instant(),
  seats: z.int(),
  /** Who rides, else who has booked. */
  riders: z.array(z.string()),
  name: z.string(),
  phone: z.string(),
  product: z.string(),
  state: z.enum(BOOKING_STATES),
  paid: z.enum(["voucher", "order", "open"]),
  /** Riders of one order are paid for together. */
  order_id: z.int().nullable(),
  /** What is to be paid on the spot, with all of its order, CZK; null: nothing. */
  to_pay: z.number().nullable(),
  /** The same in cash: whole crowns. */
  to_pay_cash: z.number().nullable(),
  paid_here: z.enum(["cash", "card"]).nullable(),
  /** Seats whose rider has signed, on a screen or on paper. */
  signed: z.int(),
  has_paper: z.boolean(),
  /** A rider could not sign, being outside of the ride's limits; blank: nobody. */
  outside: z.enum(["height", "weight", ""]),
  /** Who can ride, in words; blank where everybody can. */
  limits: z.string(),
  /** The path of the page on which its riders sign; opened on this device, with a signal. */
  sign_path: z.string(),
  voucher_code: z.string().nullable(),
  /** YYYY-MM-DD */
  voucher_valid_until: z.string().nullable(),
  voucher_used_at: instant().nullable(),
  note: z.string(),
  gate_at: instant().nullable(),
  gate_by: z.string().nullable(),
});

const list = z.object({
  /** The server's clock, for phones whose own is wrong. */
  now: instant(),
  /** When a phone forgets it. */
  forget_at: instant(),
  /** The public key of signed codes: see `signed-code.ts` of vouchers. */
  code_key: z.object({ id: z.string(), key: z.string() }),
  day,
  slots: z.array(
    z.object({
      id: z.int(),
      starts_at: instant(),
      ends_at: instant(),
      seats: z.int(),
      taken: z.int(),
    }),
  ),
  /** What a rider who comes without a booking can choose from, with its price on this day, CZK. */
  products: z.array(z.object({ id: z.string(), name: z.string(), price: z.number() })),
  /** Those that are cancelled, too: their riders may come all the same. */
  bookings: z.array(rider),
});

/** What a phone takes along to the gate. */
export const gateListEndpoints = {
  days: endpoint({
    method: "GET",
    path: "/bookings/gate/days",
    access: "admin",
    roles: ["shop", "track"],
    summary:
      "The days whose list a phone can take along: yesterday's and those of the next two weeks; where none is to come in them, the next one",
    response: z.array(dayAhead),
  }),
  list: endpoint({
    method: "GET",
    path: "/bookings/gate/days/:day",
    access: "admin",
    roles: ["shop", "track"],
    summary: "All that the gate of a day needs without a network, without e-mail addresses",
    params: z.object({ day: z.coerce.number().int().min(1).max(2_147_483_647) }),
    response: list,
  }),
};

export type GateListEndpoints = typeof gateListEndpoints;
export type GateDay = z.output<typeof dayAhead>;
export type GateList = z.output<typeof list>;
export type GateRider = z.output<typeof rider>;
