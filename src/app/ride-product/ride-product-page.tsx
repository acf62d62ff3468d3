import type { LoaderFunctionArgs } from "react-router";
import { mayHaveDays, RideOffer } from "#features/bookings/web/index.ts";
import { rideDaysQuery } from "#features/days/web/index.ts";
import { GoesWith, goesWithQuery } from "#features/goes-with/web/index.ts";
import type { Product } from "#features/products/products.contract.ts";
import { ProductData } from "#features/products/web/product/product-data.tsx";
import ProductPage, { loadProduct } from "#features/products/web/product-page.tsx";
import { useProductTexts } from "#features/products/web/product-texts.ts";
import { reviewsWords } from "#features/reviews/reviews.words.ts";
import {
  ProductReviews,
  REVIEWS_PAGE,
  ReviewSummary,
  ratingData,
  reviewsPageOf,
  shownReviewsQuery,
  useShownReviews,
} from "#features/reviews/web/index.ts";
import { StockAlert } from "#features/stock-alerts/web/index.ts";
import { GiftOffer } from "#features/vouchers/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { DeliveryNote } from "./delivery-note.tsx";

export { clientLoader } from "#features/products/web/product-page.tsx";

export const loader = (args: LoaderFunctionArgs) => {
  const page = reviewsPageOf(new URL(args.request.url).searchParams);
  return loadProduct(args, (product) => [
    ...(mayHaveDays(product) ? [rideDaysQuery] : []),
    shownReviewsQuery(product.slug, page),
    goesWithQuery(product.slug),
  ]);
};
export const handle: PageRules = { parameters: [REVIEWS_PAGE] };

/** A product's page with the days on which it is ridden and its reviews: products know nothing of either. */
export default function RideProductPage() {
  return (
    <ProductPage
      data={(product) => <RatedProductData product={product} />}
      rating={(product) => <ReviewSummary product={product.slug} />}
      offer={(product, pick) => (
        <>
          <GiftOffer product={product} {...pick} />
          <DeliveryNote product={product} />
          <StockAlert product={product} />
          <RideOffer product={product} />
        </>
      )}
      below={(product) => (
        <>
          <GoesWith slug={product.slug} />
          <Reviews product={product} />
        </>
      )}
    />
  );
}

function Reviews({ product }: { product: Product }) {
  const { name } = useProductTexts()(product);
  return <ProductReviews product={{ slug: product.slug, name, isGoods: isGoods(product) }} />;
}

function RatedProductData({ product }: { product: Product }) {
  const words = useWords(reviewsWords);
  const found = useShownReviews(product.slug);
  const told = found?.has_invented ? undefined : found;
  const anonymous = words.anonymous[isGoods(product) ? "goods" : "ride"];
  return <ProductData product={product} rated={told && ratingData(told, anonymous)} />;
}

const isGoods = ({ category }: Product) => category === "merchandise";
