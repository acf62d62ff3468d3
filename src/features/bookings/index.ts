export { BOOKING_STATES } from "./booking-state.ts";
export { rideLimit, rideMoment } from "./ride-time.ts";
