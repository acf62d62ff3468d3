export { waitingReviewsQuery } from "./reviews-admin.queries.ts";
