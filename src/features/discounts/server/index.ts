export { discountCodes, discountUses } from "./discounts.table.ts";
export {
  discountOfPieces,
  followDiscount,
  hasLostDiscount,
  withoutShare,
} from "./order-discount.ts";
export {
  discountUseOf,
  discountUsesOf,
  forgetUsers,
  lockedDiscount,
  noteUse,
  rulesFor,
} from "./use-discount.ts";
