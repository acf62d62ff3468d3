import { RideOffer } from "#features/bookings/web/index.ts";
import ProductPage from "#features/products/web/product-page.tsx";

export { clientLoader, loader } from "#features/products/web/product-page.tsx";

/** A product's page with the days on which it is ridden: products know nothing of days. */
export default function RideProductPage() {
  return <ProductPage offer={(product) => <RideOffer product={product} />} />;
}
