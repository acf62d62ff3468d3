export { statusName } from "./order-text.ts";
export { ordersAdminWords } from "./orders-admin.words.ts";
