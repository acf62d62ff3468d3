import { untranslatedQuery } from "#app/translations/translations.queries.ts";
import { entriesQuery } from "#features/bank-transfers/web/admin/bank-transfers.queries.ts";
import type { GateDay, GateListEndpoints } from "#features/bookings/gate-list.contract.ts";
import { messagesQuery } from "#features/messages/web/messages.queries.ts";
import type { OrderPage } from "#features/order-management/order-records.contract.ts";
import { adminOrdersQuery } from "#features/order-management/web/orders.queries.ts";
import type { Endpoints } from "#kit/contract/endpoint.ts";
import type { Api } from "#kit/web/api/api.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import { CONTENT_SCREENS } from "../content/content-screens.ts";
import type { DashboardEndpoints, ShopFigures } from "./dashboard.contract.ts";

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

/** By the plain facts of a content type: its declaration would bring what checks its records. */
function countOf(type: string) {
  const query = counted(type, async (api, signal) => {
    const call = api.of<Endpoints>() as (name: string, input: object) => Promise<unknown>;
    return (await call(`GET /${type}`, { signal })) as unknown[];
  });
  return { to: CONTENT_SCREENS.find((each) => each.type === type)?.screen ?? "/admin", query };
}

/** Counters that are the length of a list; messages have a count of their own. */
export const COUNTS = [
  { word: "team", ...countOf("team-members") },
  { word: "cars", ...countOf("cars") },
  { word: "events", ...countOf("events") },
  { word: "gallery", ...countOf("gallery") },
  { word: "products", ...countOf("products") },
  { word: "sponsors", ...countOf("sponsors") },
  { word: "achievements", ...countOf("achievements") },
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

/** The newest payments that somebody has to decide. */
export const undecidedPaymentsQuery = {
  ...entriesQuery({ page: 1, q: "", view: "waiting" }),
  staleTime: 0,
};

/** The newest orders that nobody has begun with. */
export const waitingOrdersQuery: ApiQuery<OrderPage> = {
  ...adminOrdersQuery({ page: 1, status: "pending" }),
  staleTime: 0,
};

/** Ride days near to today, with what is open on them. */
export const gateDaysQuery: ApiQuery<GateDay[]> = {
  key: ["bookings", "gate", "days"],
  fetch: (api, signal) => api.of<GateListEndpoints>()("GET /bookings/gate/days", { signal }),
  staleTime: 0,
};

/** Sales, vouchers and low stock. */
export const shopFiguresQuery: ApiQuery<ShopFigures> = {
  key: ["dashboard", "shop"],
  fetch: (api, signal) => api.of<DashboardEndpoints>()("GET /dashboard/shop", { signal }),
  staleTime: 0,
};
