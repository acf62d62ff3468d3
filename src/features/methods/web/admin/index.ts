export { allShippingMethodsQuery } from "./all-methods.queries.ts";
