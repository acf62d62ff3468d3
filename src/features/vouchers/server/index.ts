export {
  applyGiveawayRetention,
  countGiveawaysOf,
  eraseGiveawaysOf,
  giveawaysOf,
} from "./customer-giveaways.ts";
export { onVoucherEnd } from "./end-voucher.ts";
export { giveaways } from "./giveaways.table.ts";
export { issueVouchers } from "./issue-vouchers.ts";
export { codeKey } from "./sign-code.ts";
export { extendAtLeast, redeemVoucher, requireUsable } from "./use-voucher.ts";
export { restoreVouchers, voidSomeVouchers, voidVouchers } from "./void-vouchers.ts";
export { declareVoucherAttachment } from "./voucher-mail.ts";
export { voucherBy, voucherEventsOf, voucherPdfOfOrder, vouchersOfOrder } from "./vouchers.service.ts";
export { vouchers } from "./vouchers.table.ts";
