import { sql } from "drizzle-orm";
import { boolean, check, date, index, pgTable, text } from "drizzle-orm/pg-core";
import { contentColumns } from "#kit/server/content/content-columns.ts";
import { registerMediaReferences } from "#kit/server/media/media-references.ts";

type EventTexts = Record<"title" | "location" | "description", string> &
  Partial<Record<"programme" | "tickets" | "way" | "line_up" | "weather", string>>;

export const events = pgTable(
  "events",
  {
    ...contentColumns<EventTexts>(),
    /** The first day, in Europe/Prague. */
    date: date({ mode: "string" }).notNull(),
    /** The last day; null: it takes one. */
    end_date: date({ mode: "string" }),
    event_type: text().$type<"our" | "world">().notNull().default("our"),
    is_race: boolean().notNull().default(false),
    image_path: text(),
    event_url: text().notNull().default("#"),
    map_url: text().notNull().default(""),
    tickets_url: text().notNull().default(""),
    film_url: text().notNull().default(""),
    tag: text().notNull().default(""),
  },
  (event) => [
    index("events_by_date").on(event.date),
    check("events_end_after_start", sql`${event.end_date} >= ${event.date}`),
  ],
);

registerMediaReferences(events.image_path, events.film_url);
