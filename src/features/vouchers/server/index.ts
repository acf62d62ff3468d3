export { voucherPaymentsOf, vouchersOfOrders } from "./customer-vouchers.ts";
export { followVoucherMoney, followVouchers } from "./follow-vouchers.ts";
export {
  countGiftsTo,
  eraseGiftsTo,
  forgetGiftsOf,
  giftsOfOrders,
  giftsTo,
} from "./gifts/customer-gifts.ts";
export { GIFT_MAIL } from "./gifts/gift.mails.ts";
export { giftLine } from "./gifts/gift-mail.ts";
export { voucherGifts } from "./gifts/gifts.table.ts";
export { giftError, giftsOf, storeGifts } from "./gifts/store-gifts.ts";
export {
  countGiveawaysOf,
  eraseGiveawaysOf,
  giveawaysOf,
} from "./giveaways/customer-giveaways.ts";
export { giveaways } from "./giveaways/giveaways.table.ts";
export { issueVouchers } from "./issue-vouchers.ts";
export { codeKey } from "./sign-code.ts";
export { extendAtLeast, redeemVoucher, requireUsable, undoRedeemed } from "./use-voucher.ts";
export { payWithVouchers, voucherOfText, whyNoPayment } from "./value/pay-with-vouchers.ts";
export { giveBackToVouchers, paidByVouchers } from "./value/voucher-ledger.ts";
export {
  isUnused,
  requireUnspent,
  usedPieces,
} from "./void-vouchers.ts";
export { VOUCHERS_MAIL } from "./voucher.mails.ts";
export { voucherContent, voucherTeam } from "./voucher-content-of.ts";
export type { BookedPlace, VoucherSeats } from "./voucher-seats.ts";
export { voucherBy, voucherEventsOf, voucherPdfOfOrder, vouchersOfOrder } from "./vouchers.service.ts";
export { voucherMovements, vouchers } from "./vouchers.table.ts";
export { isWithdrawn, requireNotWithdrawn, withdrawnCodes } from "./withdrawn-voucher.ts";
export { codeLimits, countMisses, requireFewMisses } from "./wrong-codes.ts";
