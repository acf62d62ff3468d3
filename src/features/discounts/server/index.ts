export { restoreDiscount } from "./discounts.service.ts";
export { discountCodes, discountUses } from "./discounts.table.ts";
export {
  discountOfPieces,
  dropDiscount,
  hasLostDiscount,
  spreadOverItems,
  withoutShare,
} from "./order-discount.ts";
export {
  discountUseOf,
  discountUsesOf,
  forgetUsers,
  lockedDiscount,
  noteUse,
  releaseUse,
  rulesFor,
  takeUseAgain,
} from "./use-discount.ts";
