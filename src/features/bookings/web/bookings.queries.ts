import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { BookingsEndpoints, MyBooking, RideDay, WaitingEntry } from "../bookings.contract.ts";
import type { BookingStatements, BookingStatementsEndpoints } from "../statements.contract.ts";

export interface BookingAddress {
  id: number;
  key: string;
}

/** A booking for its customer; never older than the page. */
export function bookingQuery({ id, key }: BookingAddress): ApiQuery<MyBooking> {
  return {
    key: ["booking", id, key],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<BookingsEndpoints>()("GET /bookings/mine/:id/:key", { params: { id, key }, signal }),
  };
}

/** An entry of a waiting list; never older than the page. */
export function waitingQuery({ id, key }: BookingAddress): ApiQuery<WaitingEntry> {
  return {
    key: ["waiting", id, key],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<BookingsEndpoints>()("GET /bookings/waiting/:id/:key", { params: { id, key }, signal }),
  };
}

/** The days on which a product is ridden; places go quickly, so they are read anew each time. */
export function rideDaysQuery(product: string): ApiQuery<RideDay[]> {
  return {
    key: ["ride-days", product],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<BookingsEndpoints>()("GET /bookings/products/:product/days", { params: { product }, signal }),
  };
}

/** Who of a booking's riders has signed; never older than the page. */
export function bookingStatementsQuery({ id, key }: BookingAddress): ApiQuery<BookingStatements> {
  return {
    key: ["booking", id, key, "statements"],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<BookingStatementsEndpoints>()("GET /bookings/mine/:id/:key/statements", {
        params: { id, key },
        signal,
      }),
  };
}
