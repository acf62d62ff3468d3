import { angleKit } from "./blog/angle-kit.ts";
import { draftAnniversary } from "./blog/draft-anniversary.ts";
import { dyno } from "./blog/dyno.ts";
import { firstTaxi } from "./blog/first-taxi.ts";
import { handbrake } from "./blog/handbrake.ts";
import { klarasWeek } from "./blog/klaras-week.ts";
import { lsSwap } from "./blog/ls-swap.ts";
import { nightSosnova } from "./blog/night-sosnova.ts";
import { qualifying } from "./blog/qualifying.ts";
import { rookie } from "./blog/rookie.ts";
import { spotter } from "./blog/spotter.ts";
import { tandem } from "./blog/tandem.ts";
import { taxiSafety } from "./blog/taxi-safety.ts";
import { addDays } from "./days.ts";
import { lastDayOf } from "./events.ts";
import type { BlogPost, BlogWords, Both, Day } from "./types.ts";

/** One post without its day. */
export interface BlogText {
  category: "racing" | "garage" | "team" | "taxi";
  tags: string;
  author: string;
  words: Both<BlogWords>;
}

/** So many days before today, or after (before, when negative) the last event of a kind. */
type When = number | [event: string, days: number];
type Row = [when: When, picture: string, text: BlogText];

const published: Row[] = [
  [4, "blog/angle-kit", angleKit],
  [29, "blog/taxi-safety", taxiSafety],
  [["most-final", 9], "blog/spotter", spotter],
  [["sosnova-night", 3], "blog/night-sosnova", nightSosnova],
  [61, "cars/kestrel-s14-garage", lsSwap],
  [80, "blog/tandem", tandem],
  [["trinec-round", 10], "blog/rookie", rookie],
  [["sosnova-home", -9], "gallery/track-map", qualifying],
  [["riga-euro", 4], "gallery/paddock-tent", klarasWeek],
  [["sosnova-open", 6], "blog/first-taxi", firstTaxi],
  [163, "cars/kestrel-s14-cockpit", handbrake],
  [298, "cars/comet-gt86-garage", dyno],
];

/** The day of a post; one that follows a race of the last days is not dated ahead of `today`. */
function dayOf(when: When, today: Day): Day {
  if (typeof when === "number") return addDays(today, -when);
  const [event, days] = when;
  const day = addDays(lastDayOf(event, today), days);
  return day < today ? day : today;
}

function post([when, picture, text]: Row, today: Day, index: number, is_active: boolean): BlogPost {
  return {
    picture: `${picture}.webp`,
    published_date: dayOf(when, today),
    is_active,
    display_order: index + 1,
    category: text.category,
    tags: text.tags,
    author_name: text.author,
    translations: text.words,
  };
}

/** Twelve published posts, newest first, and one draft at the end. */
export function blog(today: Day): BlogPost[] {
  const newestFirst = published
    .map((row) => ({ row, day: dayOf(row[0], today) }))
    .sort((a, b) => b.day.localeCompare(a.day));
  return [
    ...newestFirst.map(({ row }, index) => post(row, today, index, true)),
    post([0, "cars/badger-e36-entry", draftAnniversary], today, published.length, false),
  ];
}
