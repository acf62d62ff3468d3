export { carries, goesEverywhere, paymentFits, shippingFault } from "./method-fit.ts";
