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
    summary: "The days whose list a phone can take along: yesterday's and those of the next two weeks",
    response: z.array(day),
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
export type GateDay = z.output<typeof day>;
export type GateList = z.output<typeof list>;
export type GateRider = z.output<typeof rider>;
