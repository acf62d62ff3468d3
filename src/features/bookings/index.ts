export { BOOKING_STATES } from "./booking-state.ts";
export { rideLimit, rideMoment, rideTime } from "./ride-time.ts";
