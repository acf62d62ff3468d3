export { declareNewsletter } from "./send-letters.ts";
export { isNewsletterOn } from "./subscribe.ts";
export {
  applyNewsletterRetention,
  countSubscriptionsOf,
  eraseSubscriptionsOf,
  subscriptionsOf,
} from "./subscribers.ts";
