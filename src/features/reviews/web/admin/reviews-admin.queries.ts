import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { AdminReviewsEndpoints, TeamReviews } from "../../admin-reviews.contract.ts";
import type { ReviewState } from "../../review-rules.ts";

/** Reviews of a state, a page of them. */
export function teamReviewsQuery(state: ReviewState, page: number): ApiQuery<TeamReviews> {
  return {
    key: ["team-reviews", state, page],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<AdminReviewsEndpoints>()("GET /reviews/admin", { query: { state, page }, signal }),
  };
}
