export { RideOffer } from "./ride-offer.tsx";
