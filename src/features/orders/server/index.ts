export { changeOrder, dropDiscountOf, forgetCustomers } from "./change-order.ts";
export { queueCustomerMail } from "./customer-mail.ts";
export { hasParcel } from "./has-parcel.ts";
export { logOrder } from "./log-order.ts";
export {
  bookMoney,
  settleMoney,
  undoPayment,
  waiveRest,
} from "./money/book-money.ts";
export {
  isPaidBack,
  moneyOf,
  moneyOfOrders,
  moneyOnPaper,
  notedOf,
  type OrderMoney,
  paidAtTrack,
} from "./money/money-of.ts";
export { MONEY_HERE, MONEY_OF_VOUCHERS, PRICE_BACK } from "./money/money-sql.ts";
export { orderMoney } from "./money/order-money.table.ts";
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
export { orderToTell } from "./order-to-tell.ts";
export { ORDER, orderItems, orders } from "./orders.table.ts";
export { SELLER_KEYS, sellerFrom, sellerOf } from "./seller.ts";
export { queueTeamMail, TEAM_LANGUAGE } from "./team-mail.ts";
