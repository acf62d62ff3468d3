export { cartWords } from "../cart.words.ts";
export { cart, useCartLines, useCartStore } from "./cart-store.ts";
