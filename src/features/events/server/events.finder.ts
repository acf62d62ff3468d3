import { asc } from "drizzle-orm";
import { recordTypeOf } from "#kit/contract/content/record-type.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDays } from "#kit/contract/time/format-date.ts";
import { type Finder, MOST_OF_A_KIND } from "#kit/server/search/finder.ts";
import { nearestFirst, onDate } from "#kit/server/statements/on-date.ts";
import { events as content } from "../events.content.ts";
import { events } from "./events.table.ts";

/** Events and races by their date; by their names they are found as all content is. */
export const eventsFinder: Finder = {
  kind: "events",
  name: content.names.many,
  roles: ["editor"],
  async find({ db, now }, { date, language }) {
    if (!date) return [];
    const rows = await db
      .select({
        id: events.id,
        date: events.date,
        end_date: events.end_date,
        translations: events.translations,
      })
      .from(events)
      .where(onDate(events.date, date))
      .orderBy(...nearestFirst(events.date, pragueDay(now())), asc(events.id))
      .limit(MOST_OF_A_KIND);
    return rows.map(({ id, date, end_date, translations }) => ({
      to: recordTypeOf(content).editorOf(String(id)),
      title: translations[language].title || translations.en.title,
      detail: formatDays(date, end_date, language),
    }));
  },
};
