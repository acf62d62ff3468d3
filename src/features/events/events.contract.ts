import { z } from "zod";
import { endpointsOf, schemasOf } from "#kit/contract/content/content-type.ts";
import { updateManyEndpointOf } from "#kit/contract/content/update-many.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { events } from "./events.content.ts";

const { list, ...others } = endpointsOf(events);
const schemas = schemasOf(events);

export const eventsEndpoints = {
  ...others,
  list: endpoint({
    ...list,
    summary:
      "Events, upcoming first (nearest first), then past (latest first), by the last day in Prague; `type` filters. " +
      "`end_date` is the last day of an event of several days, else null",
    query: z.object({ type: events.fields.event_type.schema.optional() }),
  }),
  updateMany: updateManyEndpointOf(events, {
    id: z.int().min(1).max(2_147_483_647),
    change: schemas.input.pick({ is_active: true }),
    record: schemas.record,
  }),
};

export type EventsEndpoints = typeof eventsEndpoints;
