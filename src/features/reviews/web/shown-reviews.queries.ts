import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { ShownReviews, ShownReviewsEndpoints } from "../shown-reviews.contract.ts";

/** The parameter of a product's address that names a page of its reviews. */
export const REVIEWS_PAGE = "reviews";

/** The page of reviews that an address asks for; the first for anything else. */
export function reviewsPageOf(parameters: URLSearchParams): number {
  const text = parameters.get(REVIEWS_PAGE) ?? "";
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Published reviews of a product, a page of them. They stand as they were written. */
export function shownReviewsQuery(product: string, page: number): ApiQuery<ShownReviews> {
  return {
    key: ["reviews", product, page],
    fetch: (api, signal) =>
      api.of<ShownReviewsEndpoints>()("GET /reviews/products/:product", {
        params: { product },
        query: page === 1 ? {} : { page },
        signal,
      }),
  };
}
