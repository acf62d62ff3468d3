export { paymentMethodsQuery, shippingMethodsQuery } from "./methods.queries.ts";
