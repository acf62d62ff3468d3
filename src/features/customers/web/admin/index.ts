export { customerQuery, customersQuery } from "./customers.queries.ts";
