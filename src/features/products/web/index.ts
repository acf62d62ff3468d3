export { onSale } from "./on-sale.ts";
export { ProductCard } from "./product-card.tsx";
export { productQuery, productsQuery } from "./products.queries.ts";
