import { and, asc, desc, eq, sql } from "drizzle-orm";
import { pragueDay } from "#kit/contract/days.ts";
import { invalidField } from "#kit/contract/errors.ts";
import { checked, contentStore, flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { placePicture, uploadedPicture } from "#kit/server/pictures.ts";
import { type EventType, NO_EVENT_URL } from "../event-types.ts";
import { type EventInput, eventContent, locatedEvent } from "../events.contract.ts";
import { events } from "./events.table.ts";

const history = recordHistory<typeof events.$inferSelect>("events", ({ translations: { en, cs } }) => ({
  en: en.title,
  cs: cs.title,
}));
const store = contentStore(events, history);

const NO_TEXTS = { title: "", location: "", description: "", image_alt: "" };

const NEW_EVENT = {
  date: "",
  end_date: null,
  event_type: "our",
  image_path: null,
  event_url: NO_EVENT_URL,
  is_active: true,
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

const PHOTO_REQUIRED = {
  en: "Photo is required for a new event",
  cs: "U nové události je fotografie povinná",
};

const last = sql`coalesce(${events.end_date}, ${events.date})`;

/** Upcoming events, nearest first, then past ones, latest first; one is upcoming until midnight of its last day in Prague. */
export async function listEvents({ db, user, language, now }: Context, type?: EventType) {
  const today = pragueDay(now());
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        user ? undefined : eq(events.is_active, true),
        type === undefined ? undefined : eq(events.event_type, type),
      ),
    )
    .orderBy(
      asc(sql`${last} < ${today}`),
      sql`case when ${last} >= ${today} then ${events.date} end`,
      desc(last),
      asc(events.id),
    );
  return rows.map((row) => flattened(row, language));
}

/** One event. Throws NOT_FOUND. */
export async function getEvent({ db, user, language }: Context, id: number) {
  return flattened(await store.get(db, user !== null, eq(events.id, id)), language);
}

/** Adds an event. Throws INVALID, MediaError. */
export async function createEvent(context: Context, input: EventInput) {
  const values = merged(locatedEvent, NEW_EVENT, input, context.language);
  const uploaded = await uploadedPicture(context, "image");
  if (!uploaded && !values.image_path) throw invalidField("image", PHOTO_REQUIRED, context.language);
  return context.media.atomically(async (tx) => {
    const image_path = await placePicture(context, tx, {
      uploaded,
      sent: input.image_path,
      stored: null,
      field: "image_path",
    });
    return flattened(await store.insert(context, tx, { ...values, image_path }), context.language);
  });
}

/** Changes what is sent; a replaced photo's file goes. Throws NOT_FOUND, INVALID, MediaError. */
export async function updateEvent(context: Context, id: number, input: EventInput) {
  const uploaded = await uploadedPicture(context, "image");
  return context.media.atomically(async (tx) => {
    const stored = await store.lock(tx, eq(events.id, id));
    await history.unchanged(context, tx, stored, () => flattened(stored, context.language));
    const values = merged(wholeFor(input), stored, input, context.language);
    const image_path = await placePicture(context, tx, {
      uploaded,
      sent: input.image_path,
      stored: stored.image_path,
      field: "image_path",
    });
    return flattened(await store.update(context, tx, stored, { ...values, image_path }), context.language);
  });
}

/** An older event without a location can be changed in all else; one who writes of the location writes it whole. */
function wholeFor({ translations = {} }: EventInput) {
  const writesOfIt = [translations.en, translations.cs].some((texts) => texts?.location !== undefined);
  return writesOfIt ? locatedEvent : eventContent.whole;
}

/** Deletes an event and its photo's file. Throws NOT_FOUND. */
export async function removeEvent(context: Context, id: number): Promise<void> {
  const { media } = context;
  await media.atomically(async (tx) => {
    const event = await store.lock(tx, eq(events.id, id));
    await store.remove(context, tx, event);
    await media.release(tx, event.image_path);
  });
}

/** Puts a logged version back. Throws INVALID, CONFLICT. */
export async function restoreEvent(context: Context, tx: Database, version: Version): Promise<void> {
  checked(eventContent.whole, version, context.language);
  await store.restore(context, tx, version);
}
