export { mayHaveDays, RideOffer } from "./ride-offer.tsx";
