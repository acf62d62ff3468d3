export { VoucherBadge } from "./voucher-badge.tsx";
