export { VOUCHER_STATES } from "./voucher-state.ts";
