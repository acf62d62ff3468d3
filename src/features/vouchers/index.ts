export { bookingLink } from "./booking-link.ts";
export { checkSignature, type Signed } from "./signed-code.ts";
export type { MovementKind } from "./value-voucher.ts";
export { CODE_BYTES, readCode, voucherCode } from "./voucher-code.ts";
export { monthsLater, VOUCHER_EVENTS, VOUCHER_STATES, voucherState } from "./voucher-state.ts";
