import { addDays, saturdayFrom, yearOf } from "./days.ts";
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
  const said = ({ title, location, ahead, done }: EventWords["en"]) => ({
    title,
    location,
    description: isAhead ? ahead : done,
  });
  return {
    date,
    end_date,
    event_type: words.type,
    is_race: words.isRace,
    picture: words.picture ? `${words.picture}.webp` : null,
    event_url: `https://example.com/events/${words.key}`,
    is_active: true,
    translations: { en: said(words.en), cs: said(words.cs) },
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
  const url = `https://example.com/events/${key}`;
  const past = seasonsAround(today).filter((one) => one.event_url === url && one.date < today);
  const last = past.at(-1)?.date;
  if (!last) throw new Error(`No event of the demo is called ${key}`);
  return last;
}
