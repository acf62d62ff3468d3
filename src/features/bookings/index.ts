export { BOOKING_STATES } from "./booking-state.ts";
export { rideMoment, rideTime } from "./ride-time.ts";
