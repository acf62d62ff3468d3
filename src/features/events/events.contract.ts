import { z } from "zod";
import { endpointsOf } from "#kit/contract/content-type.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { events } from "./events.content.ts";

const { list, ...others } = endpointsOf(events);

export const eventsEndpoints = {
  ...others,
  list: endpoint({
    ...list,
    summary:
      "Events, upcoming first (nearest first), then past (latest first), by the last day in Prague; `type` filters. " +
      "`end_date` is the last day of an event of several days, else null",
    query: z.object({ type: events.fields.event_type.schema.optional() }),
  }),
};

export type EventsEndpoints = typeof eventsEndpoints;
