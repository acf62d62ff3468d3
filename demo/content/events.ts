import { addDays, saturdayFrom, yearOf } from "./days.ts";
import { detailsOf, tagOf } from "./event-details.ts";
import { type EventWords, season } from "./event-words.ts";
import type { Day, Event } from "./types.ts";

const AHEAD = 10;
const PAST = 6;

const saturdayOf = ({ from }: EventWords, year: number) => saturdayFrom(`${year}-${from}`);

/** The Saturdays of a year's events, in their order. */
export function saturdaysOf(year: number): Day[] {
  return season.map((words) => saturdayOf(words, year));
}

function eventOf(words: EventWords, year: number, today: Day): Event {
  const date = saturdayOf(words, year);
  const end_date = words.isWeekend ? addDays(date, 1) : null;
  const isAhead = (end_date ?? date) >= today;
  const details = detailsOf(words);
  const said = (language: "en" | "cs") => {
    const { title, location, ahead, done } = words[language];
    return { title, location, description: isAhead ? ahead : done, ...details[language] };
  };
  return {
    date,
    end_date,
    event_type: words.type,
    is_race: words.isRace,
    picture: words.picture ? `${words.picture}.webp` : null,
    // An invented event has no organiser with a page.
    event_url: "#",
    tag: tagOf(words.key),
    is_active: true,
    translations: { en: said("en"), cs: said("cs") },
  };
}

/** The events of the seasons around `today`, in their order, each between April and October. */
function seasonsAround(today: Day): Event[] {
  const year = yearOf(today);
  return [year - 1, year, year + 1].flatMap((one) => season.map((words) => eventOf(words, one, today)));
}

/** Sixteen events: the last six before `today` with their results, the next ten with what to expect. */
export function events(today: Day): Event[] {
  const all = seasonsAround(today);
  const next = all.findIndex(({ date, end_date }) => (end_date ?? date) >= today);
  return all.slice(next - PAST, next + AHEAD);
}

/** The day of the last event called `key` that was over on `today`. */
export function lastDayOf(key: string, today: Day): Day {
  const words = season.find((one) => one.key === key);
  const year = yearOf(today);
  const days = words ? [year - 1, year].map((one) => saturdayOf(words, one)) : [];
  const last = days.findLast((day) => day < today);
  if (!last) throw new Error(`No event of the demo is called ${key}`);
  return last;
}
