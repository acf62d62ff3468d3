import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { AdminBooking, AdminBookingsEndpoints, WaitingEntry } from "../../admin-bookings.contract.ts";
import type { BookingStatements, BookingStatementsEndpoints } from "../../statements.contract.ts";

/**
 * The bookings of a day in the order of their slots, without those that are cancelled but for those that were cancelled
 * with the day: their customers still choose another one.
 */
export function dayBookingsQuery(day: number): ApiQuery<AdminBooking[]> {
  return {
    key: ["admin", "bookings", "day", day],
    staleTime: 0,
    fetch: async (api, signal) => {
      const query = { day, all: true };
      const bookings = await api.of<AdminBookingsEndpoints>()("GET /bookings/admin", { query, signal });
      return bookings.filter(({ state, cancelled_why }) => state !== "cancelled" || cancelled_why === "day");
    },
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

/** Who of a booking's riders has signed, with the rules of today. */
export function statementsQuery(id: number): ApiQuery<BookingStatements> {
  return {
    key: ["admin", "bookings", id, "statements"],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<BookingStatementsEndpoints>()("GET /bookings/admin/:id/statements", { params: { id }, signal }),
  };
}
