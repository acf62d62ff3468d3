export { declareBookingAttachment } from "./booking-calendar.ts";
export { declareBookingJobs } from "./booking-jobs.ts";
export { applyStatementRetention } from "./booking-statements.ts";
export { bookings } from "./bookings.table.ts";
export {
  applyBookingRetention,
  bookingsOf,
  countBookingsOf,
  eraseBookingsOf,
  seatsToCome,
} from "./customer-bookings.ts";
export { followOrder } from "./follow-order.ts";
export { giveHoldsToOrder, heldOffer } from "./hold-seats.ts";
export { bookingsOfOrder } from "./order-bookings.ts";
