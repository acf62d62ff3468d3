export { ProductCard } from "./cards/product-card.tsx";
export { onSale } from "./on-sale.ts";
export { productQuery, productsQuery } from "./products.queries.ts";
