import { defineFeature } from "#kit/server/feature.ts";
import { declareReviews } from "./ask-buyers.ts";
import { applyReviewRetention } from "./customer-reviews.ts";
import { ASK_MAIL, HIDDEN_MAIL } from "./review.mails.ts";
import { adminReviewsRoutes, reviewsRoutes, shownReviewsRoutes } from "./reviews.routes.ts";

export const reviews = defineFeature({
  name: "reviews",
  routes: [reviewsRoutes, shownReviewsRoutes, adminReviewsRoutes],
  mails: [ASK_MAIL, HIDDEN_MAIL],
  jobs: [declareReviews],
  nightly: [({ db, now }) => applyReviewRetention(db, now())],
  restores: { reviews: null },
});
