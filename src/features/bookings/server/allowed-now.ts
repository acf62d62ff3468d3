import type { Context } from "#kit/server/context.ts";
import { type Allowed, allowed } from "../booking-state.ts";
import { type Booking, rideSlot } from "./booking-rows.ts";
import { ownership } from "./sold-pieces.ts";

/** What a customer may do with a booking now. */
export async function allowedNow(
  { db, now }: Pick<Context, "db" | "now">,
  booking: Booking,
): Promise<Allowed> {
  const ride = await rideSlot(db, booking.slot_id);
  const slot = ride && { starts_at: ride.slot.starts_at, latest_change_hours: ride.day.latest_change_hours };
  return allowed({ ...booking, ...(await ownership({ db, now }, booking)) }, slot, now());
}
