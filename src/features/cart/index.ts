export {
  asQuantity,
  type CartLine,
  type LineVariant,
  lineKey,
  lineName,
  type NewLine,
} from "./cart-lines.ts";
export { goodsHalere, MAX_QUANTITY, orderTotal } from "./order-total.ts";
