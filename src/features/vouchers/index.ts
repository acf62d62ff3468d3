export { VOUCHER_EVENTS, VOUCHER_STATES } from "./voucher-state.ts";
