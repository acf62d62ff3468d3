export { rideDaysQuery } from "./bookings.queries.ts";
export { mayHaveDays, RideOffer } from "./ride-offer.tsx";
