export {
  applyGiveawayRetention,
  countGiveawaysOf,
  eraseGiveawaysOf,
  giveawaysOf,
} from "./customer-giveaways.ts";
export { onVoucherEnd } from "./end-voucher.ts";
export {
  countGiftsTo,
  eraseGiftsTo,
  forgetGiftsOf,
  giftsOfOrders,
  giftsTo,
} from "./gifts/customer-gifts.ts";
export { giftLine } from "./gifts/gift-mail.ts";
export { declareGifts } from "./gifts/send-gifts.ts";
export { giftFault, storeGifts } from "./gifts/store-gifts.ts";
export { giveaways } from "./giveaways.table.ts";
export { issueVouchers } from "./issue-vouchers.ts";
export { payAgain, payWithVouchers, voucherOfText, whyNoPayment } from "./pay-with-vouchers.ts";
export { codeKey } from "./sign-code.ts";
export { extendAtLeast, redeemVoucher, requireUsable } from "./use-voucher.ts";
export {
  isUnused,
  requireUnspent,
  restoreVouchers,
  voidSomeVouchers,
  voidVouchers,
} from "./void-vouchers.ts";
export { voucherContent, voucherTeam } from "./voucher-content-of.ts";
export { giveBackToVouchers, paidByVouchers } from "./voucher-ledger.ts";
export { declareVoucherAttachment } from "./voucher-parts.ts";
export { voucherBy, voucherEventsOf, voucherPdfOfOrder, vouchersOfOrder } from "./vouchers.service.ts";
export { voucherMovements, vouchers } from "./vouchers.table.ts";
