export { roundCash, roundingOf, undoRoundings } from "./cash-roundings.ts";
export { changeOrder, dropDiscountOf, forgetCustomers } from "./change-order.ts";
export { queueCustomerMail } from "./customer-mail.ts";
export { hasParcel } from "./has-parcel.ts";
export { logOrder } from "./log-order.ts";
export { noteOverpaid } from "./note-overpaid.ts";
export { lockOrder, orderByKey } from "./order-by-key.ts";
export {
  type Follower,
  type Happened,
  isReopened,
  type OrderChange,
  stands,
} from "./order-change.ts";
export { ORDER_CHANGED, sayOrderChanged } from "./order-changed.ts";
export { orderKey, orderPath } from "./order-key.ts";
export { isLess, type LinesChange } from "./order-lines.ts";
export { aboutOrder, teamLink } from "./order-links.ts";
export {
  moneyPlaceholder,
  ORDER_PLACEHOLDERS,
  orderSample,
  orderValues,
  SAMPLE_ORDER,
} from "./order-mail-sample.ts";
export { itemsOf, keptItems, lockedOrder, payableByVoucher, visibleOrder } from "./order-rows.ts";
export { ORDER_STEP_WORDS } from "./order-step-words.ts";
export { followStock } from "./order-stock.ts";
export { ORDER, orderItems, orderRoundings, orders } from "./orders.table.ts";
export { SELLER_KEYS, sellerFrom, sellerOf } from "./seller.ts";
export { queueTeamMail, TEAM_LANGUAGE } from "./team-mail.ts";
