import { asc, desc, sql } from "drizzle-orm";
import { pragueDay } from "#kit/contract/time/days.ts";
import { type ContentServer, handlersOf, wordsOf } from "#kit/server/content/content-server.ts";
import { verbsOf } from "#kit/server/content/content-verbs.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import type { EventType } from "../event-types.ts";
import { events as content, type EventInput, storedEvent, wholeEvent } from "../events.content.ts";
import { eventsEndpoints } from "../events.contract.ts";
import { eventsFinder } from "./events.finder.ts";
import { events } from "./events.table.ts";

const verbs = verbsOf(content, events, { whole: wholeEvent });
const ofStored = verbsOf(content, events, { whole: storedEvent });

/** An older event without a location can be changed in all else; one who writes of the location writes it whole. */
function update(context: Context, id: number, input: EventInput) {
  const { en, cs } = input.translations ?? {};
  const writesOfLocation = [en, cs].some((texts) => texts?.location !== undefined);
  return (writesOfLocation ? verbs : ofStored).update(context, id, input);
}

const last = sql`coalesce(${events.end_date}, ${events.date})`;

/** Upcoming events, nearest first, then past ones, latest first; one is upcoming until midnight of its last day in Prague. */
export async function listEvents(context: Context, type?: EventType) {
  const today = pragueDay(context.now());
  const listed = await verbs.list(
    context,
    asc(sql`${last} < ${today}`),
    sql`case when ${last} >= ${today} then ${events.date} end`,
    desc(last),
  );
  return listed.filter(({ event_type }) => type === undefined || event_type === type);
}

export default [
  {
    content,
    restore: ofStored.restore,
    routes: implement(eventsEndpoints, {
      ...handlersOf({ ...verbs, update }),
      list: (context, { query }) => listEvents(context, query.type),
      updateMany: (context, { body }) => ofStored.updateMany(context, body.records),
    }),
    words: wordsOf(events),
    finders: [eventsFinder],
  },
] satisfies ContentServer[];
