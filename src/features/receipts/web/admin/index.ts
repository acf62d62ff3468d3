export { OrderReceipt } from "./order-receipt.tsx";
