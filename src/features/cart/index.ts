export {
  asQuantity,
  type CartLine,
  type LineGift,
  type LineVariant,
  lineKey,
  lineName,
  type NewLine,
} from "./cart-lines.ts";
export { goodsHalere, goodsOf, MAX_QUANTITY, orderTotal, totalHalere } from "./order-total.ts";
