import type { ApiQuery } from "#kit/web/queries.ts";
import type { AdminBooking, AdminBookingsEndpoints, WaitingEntry } from "../../admin-bookings.contract.ts";

/** The bookings of a day in the order of their slots, without those that are cancelled. */
export function dayBookingsQuery(day: number): ApiQuery<AdminBooking[]> {
  return {
    key: ["admin", "bookings", "day", day],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<AdminBookingsEndpoints>()("GET /bookings/admin", { query: { day }, signal }),
  };
}

/** Who waits for a place on a day. */
export function dayWaitingQuery(day: number): ApiQuery<WaitingEntry[]> {
  return {
    key: ["admin", "bookings", "waiting", day],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<AdminBookingsEndpoints>()("GET /bookings/admin/waiting", { query: { day }, signal }),
  };
}
