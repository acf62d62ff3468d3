export { cartWords } from "../cart.words.ts";
export { cart, useCartCodes, useCartLines, useCartStore } from "./cart-store.ts";
