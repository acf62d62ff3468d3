export { OrderGifts } from "./order-gifts.tsx";
export { VoucherBadge } from "./voucher-badge.tsx";
