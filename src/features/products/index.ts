export { lineOf } from "./cart-line.ts";
export {
  isOrderable,
  MOST_BESIDE,
  needsParcel,
  type ProductCategory,
  pieceGrams,
  VOUCHER_MONTHS,
} from "./product-rules.ts";
export { isWithin, limitOf, limitsLine, type Measure, type RideLimits } from "./ride-limits.ts";
export { piecesLeft } from "./stock-rules.ts";
export { voucherValidity } from "./voucher-validity.ts";
