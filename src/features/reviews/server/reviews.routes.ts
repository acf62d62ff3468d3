import { implement } from "#kit/server/http/mount.ts";
import { adminReviewsEndpoints } from "../admin-reviews.contract.ts";
import { reviewsEndpoints } from "../reviews.contract.ts";
import { shownReviewsEndpoints } from "../shown-reviews.contract.ts";
import {
  answerReview,
  hideReview,
  publishReview,
  reviewRow,
  teamReviews,
  waitingReviews,
} from "./admin-reviews.ts";
import {
  ownReviews,
  refuseReviews,
  requireOpenLink,
  sendOwnPicture,
  sendPicture,
  takeReviewBack,
  writeReview,
} from "./own-reviews.ts";
import { shownReviews } from "./shown-reviews.ts";

export const reviewsRoutes = implement(reviewsEndpoints, {
  mine: (context, { params }) => ownReviews(context, params),
  write: (context, { params, body }) => writeReview(context, params, body),
  takeBack: (context, { params }) => takeReviewBack(context, params),
  myPicture: (context, { params }, reply) => sendOwnPicture(context, params, reply),
  refuse: (context, { params }) => refuseReviews(context, params),
}, { write: { key: (context, { params }) => requireOpenLink(context, params) } });

export const shownReviewsRoutes = implement(shownReviewsEndpoints, {
  ofProduct: (context, { params, query }) => shownReviews(context, params.product, query.page),
});

export const adminReviewsRoutes = implement(adminReviewsEndpoints, {
  list: (context, { query }) => teamReviews(context, query.state, query.page),
  waiting: (context) => waitingReviews(context),
  picture: async (context, { params }, reply) =>
    sendPicture(context, await reviewRow(context.db, params.id), reply),
  publish: (context, { params, body }) => publishReview(context, params.id, body),
  hide: (context, { params, body }) => hideReview(context, params.id, body),
  answer: (context, { params, body }) => answerReview(context, params.id, body),
});
