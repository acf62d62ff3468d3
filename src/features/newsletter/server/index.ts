export { countSubscriptionsOf, eraseSubscriptionsOf, subscriptionsOf } from "./subscribers.ts";
