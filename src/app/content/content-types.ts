/**
 * Every content type that is declared (docs/how-to/add-a-content-type.md). A line here is all that the site needs to
 * know of one: its endpoints, its screen, its fields' names and its way back from the log of changes follow.
 */
export { achievementStats } from "#features/achievement-stats/achievement-stats.content.ts";
export { achievements } from "#features/achievements/achievements.content.ts";
export { blog } from "#features/blog/blog.content.ts";
export { carPhotos } from "#features/cars/car-photos.content.ts";
export { cars } from "#features/cars/cars.content.ts";
export { days } from "#features/days/days.content.ts";
export { events } from "#features/events/events.content.ts";
export { gallery } from "#features/gallery/gallery.content.ts";
export { paymentMethods } from "#features/methods/payment-methods.content.ts";
export { shippingMethods } from "#features/methods/shipping-methods.content.ts";
export { pages } from "#features/pages/pages.content.ts";
export { products } from "#features/products/products.content.ts";
export { settings } from "#features/settings/settings.content.ts";
export { sponsors } from "#features/sponsors/sponsors.content.ts";
export { teamMembers } from "#features/team-members/team-members.content.ts";
