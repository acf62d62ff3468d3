export { type CartDiscount, discountFor } from "./cart-discount.ts";
export { foldedCode } from "./discount-code.ts";
