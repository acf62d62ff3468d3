import { type ApiQuery, publicQuery } from "#kit/web/api/queries.ts";
import type { DaysEndpoints, ListedDay } from "../days.contract.ts";

/** A day as the calendar shows it: what else it says stands where it is booked. */
export type CalendarDay = Omit<
  ListedDay,
  | "cars"
  | "drivers"
  | "latest_change_hours"
  | "arrive_minutes"
  | "is_active"
  | "cancelled_at"
  | "created_at"
  | "updated_at"
>;

/** The ride days and courses to come, nearest first. */
export const rideDaysQuery = publicQuery({
  key: ["days"],
  fetch: async (api, signal) =>
    (await api.of<DaysEndpoints>()("GET /days", { signal })).map(
      ({
        cars,
        drivers,
        latest_change_hours,
        arrive_minutes,
        is_active,
        cancelled_at,
        created_at,
        updated_at,
        ...day
      }) => day,
    ),
} satisfies ApiQuery<CalendarDay[]>);
