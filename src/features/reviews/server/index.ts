export { teamReviews, waitingReviews } from "./admin-reviews.ts";
export { countReviewsOf, eraseReviewsOf, reviewsOf } from "./customer-reviews.ts";
export { askRider } from "./invite.ts";
export { reviews } from "./reviews.table.ts";
