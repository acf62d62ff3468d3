export { MOST_COUNTED, ORDER_VIEWS } from "./order-views.ts";
