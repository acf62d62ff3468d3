export { storeBuiltInVoucher } from "./built-in-voucher.ts";
export { activeOffers, type Offer, type OfferRow, offerRows } from "./product-offers.ts";
export { listProducts } from "./products.service.ts";
export { products, productVariants } from "./products.table.ts";
export { lockPieces, returnPieces, type StockSource, takePieces } from "./stock/product-stock.ts";
