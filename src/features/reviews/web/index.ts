export { ProductReviews, ReviewSummary, useShownReviews } from "./product-reviews.tsx";
export { ratingData } from "./rating-data.ts";
export { REVIEWS_PAGE, reviewsPageOf, shownReviewsQuery } from "./shown-reviews.queries.ts";
