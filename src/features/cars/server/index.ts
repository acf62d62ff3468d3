export { cars } from "./cars.table.ts";
