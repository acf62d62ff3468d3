export { soughtBookings } from "./bookings.finder.ts";
export { bookings, bookingWaiting } from "./bookings.table.ts";
export {
  bookingsOf,
  countBookingsOf,
  eraseBookingsOf,
  seatsToCome,
} from "./customer-bookings.ts";
export { dayChanged } from "./follow-days.ts";
export { followSeats } from "./follow-order.ts";
export { gateDays } from "./gate/gate-list.routes.ts";
export { ORDERS_ASKED_BACK, ridesAskedBack } from "./money-asked.ts";
export { bookingsOfOrder } from "./order-bookings.ts";
export { checkPaidPlaces, ORDERS_WITHOUT_DAY, ridesWithoutDay } from "./paid-without-day.ts";
export { matchingBookings } from "./search-bookings.ts";
export { putSeatsRight, soldTwice } from "./seats/check-seats.ts";
export { giveHoldsToOrder, heldOffer, waitsForTransfer } from "./seats/hold-seats.ts";
export type { TrackTill } from "./track-till.ts";
export { voucherSeats } from "./voucher-seats.ts";
