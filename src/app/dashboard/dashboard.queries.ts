import { untranslatedQuery } from "#app/translations/translations.queries.ts";
import type { AchievementsEndpoints } from "#features/achievements/achievements.contract.ts";
import type { CarsEndpoints } from "#features/cars/cars.contract.ts";
import type { EventsEndpoints } from "#features/events/events.contract.ts";
import type { GalleryEndpoints } from "#features/gallery/gallery.contract.ts";
import { messagesQuery } from "#features/messages/web/messages.queries.ts";
import type { OrderPage } from "#features/order-management/order-records.contract.ts";
import { adminOrdersQuery } from "#features/order-management/web/orders.queries.ts";
import type { ProductsEndpoints } from "#features/products/products.contract.ts";
import type { SponsorsEndpoints } from "#features/sponsors/sponsors.contract.ts";
import type { TeamMembersEndpoints } from "#features/team-members/team-members.contract.ts";
import type { Api } from "#kit/web/api.ts";
import type { ApiQuery } from "#kit/web/queries.ts";

/** How many records a list of the API has; what is no list is an error. */
function counted(
  name: string,
  list: (api: Api, signal?: AbortSignal) => Promise<unknown[]>,
): ApiQuery<number> {
  return {
    key: ["admin", "count", name],
    staleTime: 0,
    fetch: async (api, signal) => {
      const records = await list(api, signal);
      if (!Array.isArray(records)) throw new TypeError(`${name}: not a list`);
      return records.length;
    },
  };
}

/** Counters that are the length of a list; messages have a count of their own. */
export const COUNTS = [
  {
    word: "team",
    to: "/admin/team",
    query: counted("team", (api, signal) => api.of<TeamMembersEndpoints>()("GET /team-members", { signal })),
  },
  {
    word: "cars",
    to: "/admin/cars",
    query: counted("cars", (api, signal) => api.of<CarsEndpoints>()("GET /cars", { signal })),
  },
  {
    word: "events",
    to: "/admin/events",
    query: counted("events", (api, signal) => api.of<EventsEndpoints>()("GET /events", { signal })),
  },
  {
    word: "gallery",
    to: "/admin/gallery",
    query: counted("gallery", (api, signal) => api.of<GalleryEndpoints>()("GET /gallery", { signal })),
  },
  {
    word: "products",
    to: "/admin/products",
    query: counted("products", (api, signal) => api.of<ProductsEndpoints>()("GET /products", { signal })),
  },
  {
    word: "sponsors",
    to: "/admin/sponsors",
    query: counted("sponsors", (api, signal) => api.of<SponsorsEndpoints>()("GET /sponsors", { signal })),
  },
  {
    word: "achievements",
    to: "/admin/achievements",
    query: counted("achievements", (api, signal) =>
      api.of<AchievementsEndpoints>()("GET /achievements", { signal }),
    ),
  },
  {
    word: "translations",
    to: "/admin/translations",
    query: counted("translations", untranslatedQuery.fetch),
  },
] as const;

/** So many of what waits are shown; the rest is a click away. */
export const NEWEST = 5;

/** The newest messages that nobody has opened. */
export const unreadMessagesQuery = messagesQuery({ page: 1, limit: NEWEST, is_read: false });

/** The newest orders that nobody has begun with. */
export const waitingOrdersQuery: ApiQuery<OrderPage> = {
  ...adminOrdersQuery({ page: 1, status: "pending" }),
  staleTime: 0,
};
