import { implement } from "#kit/server/http/mount.ts";
import { eventsEndpoints } from "../events.contract.ts";
import { createEvent, getEvent, listEvents, removeEvent, updateEvent } from "./events.service.ts";

export const eventsRoutes = implement(eventsEndpoints, {
  list: (context, { query }) => listEvents(context, query.type),
  get: (context, { params }) => getEvent(context, params.id),
  create: (context, { body }) => createEvent(context, body),
  update: (context, { params, body }) => updateEvent(context, params.id, body),
  remove: (context, { params }) => removeEvent(context, params.id),
});
