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
import type { BlogPost, BlogWords, Both, Day } from "./types.ts";

/** One post without its day. */
export interface BlogText {
  category: "racing" | "garage" | "team" | "taxi";
  tags: string;
  author: string;
  words: Both<BlogWords>;
}

type Row = [daysAgo: number, picture: string, text: BlogText];

const published: Row[] = [
  [4, "blog/night-sosnova", nightSosnova],
  [15, "cars/kestrel-s14-wheel", angleKit],
  [29, "cars/magnet-350z", taxiSafety],
  [43, "cars/kestrel-s14-tandem", tandem],
  [61, "cars/wolfram-e46-night", rookie],
  [80, "cars/kestrel-s14-garage", lsSwap],
  [104, "gallery/track-map", qualifying],
  [131, "gallery/paddock-tent", klarasWeek],
  [163, "cars/kestrel-s14-cockpit", handbrake],
  [201, "blog/first-taxi", firstTaxi],
  [246, "blog/spotter", spotter],
  [298, "cars/comet-gt86-garage", dyno],
];

function post([daysAgo, picture, text]: Row, today: Day, index: number, is_active: boolean): BlogPost {
  return {
    picture: `${picture}.webp`,
    published_date: addDays(today, -daysAgo),
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
  return [
    ...published.map((row, index) => post(row, today, index, true)),
    post([0, "cars/badger-e36-entry", draftAnniversary], today, published.length, false),
  ];
}
