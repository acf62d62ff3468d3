export { storeBuiltInVoucher } from "./built-in-voucher.ts";
export { activeOffers, type Offer, type OfferRow, offerRows } from "./product-offers.ts";
export { lockPieces, returnPieces, type StockSource, takePieces } from "./product-stock.ts";
export { listProducts } from "./products.service.ts";
export { products, productVariants } from "./products.table.ts";
