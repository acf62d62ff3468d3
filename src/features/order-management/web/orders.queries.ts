import type { OrderStatus } from "#features/orders/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { ApiError } from "#kit/web/api/api-error.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { ChangeItemsEndpoints, ItemsPlan, WantedLine } from "../change-items.contract.ts";
import type { OrderManagementEndpoints } from "../order-management.contract.ts";
import type {
  OrderDetail,
  OrderPage,
  OrderSteps,
  StatusEffects,
  TakeBackPlan,
  ViewCounts,
} from "../order-records.contract.ts";
import type { OrderStory } from "../order-story.contract.ts";
import type { DELETED_VIEW, OrderView } from "../order-views.ts";

/** Orders on one page of the back office. */
export const ORDERS_PER_PAGE = 50;

interface OrdersFilter {
  page: number;
  q?: string | undefined;
  status?: OrderStatus | undefined;
  view?: OrderView | typeof DELETED_VIEW | undefined;
}

const INVALID_FORMAT: Both<string> = {
  en: "Invalid data format from API",
  cs: "Neplatný formát dat z API",
};

/** One page of the orders, newest first. An answer of another shape is an error. */
export function adminOrdersQuery({ page, q = "", status, view }: OrdersFilter): ApiQuery<OrderPage> {
  return {
    key: ["orders", "list", { page, q, status: status ?? null, view: view ?? null }],
    fetch: async (api, signal) => {
      const query = { page, limit: ORDERS_PER_PAGE, q, status, view };
      const answer = await api.of<OrderManagementEndpoints>()("GET /orders/admin/orders", { query, signal });
      if (Array.isArray(answer) || !Array.isArray(answer?.orders))
        throw new ApiError("parse", INVALID_FORMAT[api.language]);
      return answer;
    },
  };
}

/** One order with its items. */
export function orderQuery(id: number): ApiQuery<OrderDetail> {
  return {
    key: ["orders", "one", id],
    fetch: (api, signal) =>
      api.of<OrderManagementEndpoints>()("GET /orders/admin/orders/:id", { params: { id }, signal }),
  };
}

/** What each status would bring with it now. */
export function statusEffectsQuery(id: number): ApiQuery<StatusEffects> {
  return {
    key: ["orders", "status-effects", id],
    fetch: (api, signal) =>
      api.of<OrderManagementEndpoints>()("GET /orders/admin/orders/:id/status-effects", {
        params: { id },
        signal,
      }),
    staleTime: 0,
  };
}

/** What an order would come to with other items; what can't be had is an error with the fields' paths. */
export function itemsPlanQuery(
  { id, updated_at }: Pick<OrderDetail, "id" | "updated_at">,
  lines: WantedLine[],
): ApiQuery<ItemsPlan> {
  return {
    key: ["orders", "items-plan", id, updated_at, lines],
    fetch: (api, signal) =>
      api.of<ChangeItemsEndpoints>()("POST /orders/admin/orders/:id/items/plan", {
        params: { id },
        body: { lines },
        signal,
      }),
    staleTime: 0,
    retry: () => false,
  };
}

/** What an order would come to without some of its pieces. */
export function takeBackPlanQuery(
  { id, updated_at }: Pick<OrderDetail, "id" | "updated_at">,
  items: { id: number; quantity: number }[],
): ApiQuery<TakeBackPlan> {
  return {
    key: ["orders", "take-back-plan", id, updated_at, items],
    fetch: (api, signal) =>
      api.of<OrderManagementEndpoints>()("POST /orders/admin/orders/:id/taken-back/plan", {
        params: { id },
        body: { items },
        signal,
      }),
    staleTime: 0,
    retry: () => false,
  };
}

/** What belongs to an order, and all that happened to it. */
export function orderStoryQuery(id: number): ApiQuery<OrderStory> {
  return {
    key: ["orders", "story", id],
    fetch: (api, signal) =>
      api.of<OrderManagementEndpoints>()("GET /orders/admin/orders/:id/story", { params: { id }, signal }),
  };
}

/** What can be done next with an order, and what can be taken back. */
export function orderStepsQuery(id: number): ApiQuery<OrderSteps> {
  return {
    key: ["orders", "steps", id],
    fetch: (api, signal) =>
      api.of<OrderManagementEndpoints>()("GET /orders/admin/orders/:id/steps", { params: { id }, signal }),
    staleTime: 0,
  };
}

/** How many orders wait in each view. */
export const orderViewsQuery: ApiQuery<ViewCounts> = {
  key: ["orders", "views"],
  fetch: (api, signal) => api.of<OrderManagementEndpoints>()("GET /orders/admin/views", { signal }),
  staleTime: 0,
};
