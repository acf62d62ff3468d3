import { blogFinder } from "#features/blog/server/blog.finder.ts";
import { bookingsFinder } from "#features/bookings/server/bookings.finder.ts";
import { daysFinder } from "#features/days/server/days.finder.ts";
import { eventsFinder } from "#features/events/server/events.finder.ts";
import { messagesFinder } from "#features/messages/server/messages.finder.ts";
import { orderFinders } from "#features/order-management/server/order-management.finder.ts";
import { productsFinder } from "#features/products/server/products.finder.ts";
import { vouchersFinder } from "#features/vouchers/server/vouchers.finder.ts";
import type { Finder } from "#kit/server/search/finder.ts";
import { contentFinders } from "./content.finder.ts";
import { peopleFinder } from "./people.finder.ts";
import { picturesFinder } from "./pictures.finder.ts";
import { placeFinders } from "./places.finder.ts";

/** What the search looks through, in the order in which equally good answers are shown; one kind may have several. */
export const FINDERS: readonly Finder[] = [
  ...placeFinders.filter(({ kind }) => kind !== "help"),
  ...orderFinders,
  peopleFinder,
  bookingsFinder,
  daysFinder,
  vouchersFinder,
  messagesFinder,
  productsFinder,
  eventsFinder,
  ...contentFinders,
  blogFinder,
  picturesFinder,
  ...placeFinders.filter(({ kind }) => kind === "help"),
];
