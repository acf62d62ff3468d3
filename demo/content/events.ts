import { addDays, saturdayFrom, yearOf } from "./days.ts";
import { type EventWords, lastSeason, nextSeason, thisSeason } from "./event-words.ts";
import type { Day, Event } from "./types.ts";

/** Rounds of a championship with qualifying on Saturday and tandems on Sunday. */
const WEEKENDS = [
  "vysoke-myto-opener",
  "riga-euro",
  "most-final",
  "vysoke-myto-round",
  "trinec-round",
  "riga-return",
  "most-final-next",
];

const event = (date: Day, { type, picture, key, en, cs }: EventWords): Event => {
  const words = ([title, location, description]: EventWords["en"]) => ({ title, location, description });
  const saturday = saturdayFrom(date);
  return {
    date: saturday,
    end_date: WEEKENDS.includes(key) ? addDays(saturday, 1) : null,
    event_type: type,
    picture: picture ? `${picture}.webp` : null,
    event_url: `https://example.com/events/${key}`,
    is_active: true,
    translations: { en: words(en), cs: words(cs) },
  };
};

/**
 * Sixteen events on Saturdays: four of last year's season, eight around `today` (two past, the next one
 * 12 to 18 days away) and four of next year's season.
 */
export function events(today: Day): Event[] {
  const year = yearOf(today);
  const aroundToday = [-57, -24, 12, 26, 40, 61, 75, 96];
  const inSeason = ["05-10", "06-21", "08-09", "09-13"];
  return [
    ...lastSeason.map((words, index) => event(`${year - 1}-${inSeason[index]}`, words)),
    ...thisSeason.map((words, index) => event(addDays(today, aroundToday[index] ?? 0), words)),
    ...nextSeason.map((words, index) => event(`${year + 1}-${inSeason[index]}`, words)),
  ];
}
