import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { OwnReviews, ReviewsEndpoints } from "../reviews.contract.ts";

export interface ReviewAddress {
  id: number;
  key: string;
}

/** What can be reviewed by a link; never older than the page. */
export function ownReviewsQuery({ id, key }: ReviewAddress): ApiQuery<OwnReviews> {
  return {
    key: ["own-reviews", id, key],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<ReviewsEndpoints>()("GET /reviews/mine/:id/:key", { params: { id, key }, signal }),
  };
}
