export { queueCustomerMail } from "./customer-mail.ts";
export { logOrder } from "./log-order.ts";
export { type MailPart, mailHtml, mailText } from "./mail-parts.ts";
export { lockOrder, orderByKey } from "./order-by-key.ts";
export { orderKey, orderPath } from "./order-key.ts";
export {
  type Counting,
  countedOrder,
  countingAt,
  countWithdrawal,
  forgetOrderOrigins,
  networkLock,
  orderNetwork,
  tooManyOrders,
} from "./order-limit.ts";
export { itemsOf, lockedOrder, visibleOrder } from "./order-rows.ts";
export { ORDER_STEP_WORDS } from "./order-step-words.ts";
export { giveBack, notEnough, takeAgain } from "./order-stock.ts";
export { ORDER, orderItems, orders } from "./orders.table.ts";
export { SELLER_KEYS, sellerFrom, sellerOf } from "./seller.ts";
export { queueTeamMail, TEAM_LANGUAGE } from "./team-mail.ts";
