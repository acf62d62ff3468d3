import type { LoaderFunctionArgs } from "react-router";
import { mayHaveDays, RideOffer } from "#features/bookings/web/index.ts";
import { rideDaysQuery } from "#features/days/web/index.ts";
import ProductPage, { loadProduct } from "#features/products/web/product-page.tsx";

export { clientLoader } from "#features/products/web/product-page.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  loadProduct(args, (product) => (mayHaveDays(product) ? [rideDaysQuery] : []));

/** A product's page with the days on which it is ridden: products know nothing of days. */
export default function RideProductPage() {
  return <ProductPage offer={(product) => <RideOffer product={product} />} />;
}
