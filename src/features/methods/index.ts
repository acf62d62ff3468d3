export { carries, goesEverywhere, paymentFits, shippingError } from "./method-fit.ts";
