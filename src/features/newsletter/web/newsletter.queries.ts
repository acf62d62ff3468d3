import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { NewsletterEndpoints, NewsletterOffer, OwnSubscription } from "../newsletter.contract.ts";

/** The words that one agrees to; 404 while the newsletter is off. */
export const newsletterOfferQuery: ApiQuery<NewsletterOffer> = {
  key: ["newsletter"],
  fetch: (api, signal) => api.of<NewsletterEndpoints>()("GET /newsletter", { signal }),
};

export interface SubscriberAddress {
  id: number;
  key: string;
}

/** One's own subscription; never older than the page. */
export function ownNewsletterQuery({ id, key }: SubscriberAddress): ApiQuery<OwnSubscription> {
  return {
    key: ["own-newsletter", id, key],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<NewsletterEndpoints>()("GET /newsletter/mine/:id/:key", { params: { id, key }, signal }),
  };
}
