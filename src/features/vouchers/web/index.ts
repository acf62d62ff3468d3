export { CodeHint } from "./code-hint.tsx";
export { CartGift } from "./gift/cart-gift.tsx";
export { GiftOfLine } from "./gift/gift-of-line.tsx";
export { GiftOffer } from "./gift/gift-offer.tsx";
export { OrderGifts } from "./gift/order-gifts.tsx";
export { type LookState, lookForCode } from "./look-for-code.ts";
