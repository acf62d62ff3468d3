import { defineFeature } from "#kit/server/feature.ts";
import { ALREADY_MAIL, CONFIRM_MAIL } from "./newsletter.mails.ts";
import { lettersRoutes, newsletterRoutes } from "./newsletter.routes.ts";
import { declareNewsletter } from "./send-letters.ts";
import { applyNewsletterRetention } from "./subscribers.ts";

export const newsletter = defineFeature({
  name: "newsletter",
  routes: [newsletterRoutes, lettersRoutes],
  mails: [CONFIRM_MAIL, ALREADY_MAIL],
  jobs: [declareNewsletter],
  nightly: [({ db, now }) => applyNewsletterRetention(db, now())],
  // A letter that has gone out can't be taken back.
  restores: { "newsletter-letters": null },
});
