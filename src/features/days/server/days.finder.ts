import { asc } from "drizzle-orm";
import { EVERYBODY } from "#kit/contract/roles.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { type Finder, hasWords, MOST_OF_A_KIND } from "#kit/server/search/finder.ts";
import { nearestFirst, onDate } from "#kit/server/statements/on-date.ts";
import { days } from "./days.table.ts";

/** Nobody looks for days that are years away. */
const MOST_LOOKED_AT = 500;

/** Ride days by date, name and place; the next one first. */
export const daysFinder: Finder = {
  kind: "days",
  name: { en: "Ride days", cs: "Dny jízd" },
  roles: EVERYBODY,
  async find({ db, now }, { date, words, language }) {
    const rows = await db
      .select({ id: days.id, date: days.date, translations: days.translations })
      .from(days)
      .where(date ? onDate(days.date, date) : undefined)
      .orderBy(...nearestFirst(days.date, pragueDay(now())), asc(days.id))
      .limit(MOST_LOOKED_AT);
    const textsOf = ({ translations: { en, cs } }: (typeof rows)[number]) => [en, cs];
    return rows
      .filter((row) => date || textsOf(row).some(({ title, place }) => hasWords(`${title} ${place}`, words)))
      .slice(0, MOST_OF_A_KIND)
      .map(({ id, date, translations }) => {
        const { title, place } = translations[language].title ? translations[language] : translations.en;
        return {
          to: `/admin/days/${id}`,
          title: `${title}, ${formatDay(date, language)}`,
          detail: place,
        };
      });
  },
};
