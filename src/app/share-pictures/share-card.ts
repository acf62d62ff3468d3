import type { FastifyInstance } from "fastify";
import { categoryName } from "#features/blog/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { ShareKind } from "#kit/contract/media/share-picture.ts";
import { formatPrice } from "#kit/contract/money/money.ts";
import { formatDay, formatDays } from "#kit/contract/time/format-date.ts";
import type { ShareCard } from "./draw-share-picture.ts";
import { SHARE_WORDS } from "./share.words.ts";

type Drawn = Omit<ShareCard, "team">;

// biome-ignore lint/suspicious/noExplicitAny: answers of our own API, which its contracts have checked
type Answered = any;

const PATHS: Record<ShareKind, (id: string) => string> = {
  product: (id) => `/products/${id}`,
  post: (id) => `/blog/${id}`,
  event: (id) => `/events/${id}`,
  season: (id) => `/results/years/${id}`,
  round: (id) => `/results/rounds/${id}`,
};

/** What is drawn of a record as visitors see it; null where they see none. It is asked of the API, as pages ask. */
export async function shareCard(
  app: FastifyInstance,
  kind: ShareKind,
  id: string,
  language: Language,
): Promise<Drawn | null> {
  const answer = await app.inject({
    url: `/api${PATHS[kind](encodeURIComponent(id))}`,
    headers: { "accept-language": language },
  });
  if (answer.statusCode !== 200) return null;
  const record: Answered = answer.json();
  return CARDS[kind](record, language);
}

const CARDS: Record<ShareKind, (record: Answered, language: Language) => Drawn> = {
  product: ({ name, price, category }, language) => ({
    kicker: SHARE_WORDS[language].categories[category as "course"],
    title: name,
    facts: [formatPrice(price, language)],
  }),
  post: ({ title, published_date, category }, language) => ({
    kicker: categoryName(category, language),
    title,
    facts: [formatDay(published_date, language)],
  }),
  event: ({ title, date, end_date, location, event_type }, language) => ({
    kicker: SHARE_WORDS[language].events[event_type as "our"],
    title,
    facts: [formatDays(date, end_date, language), location],
  }),
  season: ({ year, seasons }, language) => ({
    kicker: SHARE_WORDS[language].results,
    title: SHARE_WORDS[language].season(year),
    facts: seasons.slice(0, 2).map(({ series, class: name, standings }: Answered) => {
      const [first] = standings.rows;
      const what = [series.name, name].filter(Boolean).join(" · ");
      return first?.driver ? `${what}: 1. ${first.driver.name}` : what;
    }),
  }),
  round: ({ name, track, number, date, season, entries }, language) => {
    const podium = [1, 2, 3].flatMap((place) => {
      const found = entries.find((entry: Answered) => entry.place === place);
      return found ? `${place}. ${found.driver.name}` : [];
    });
    return {
      kicker: [season.series.name, season.class].filter(Boolean).join(" · "),
      title: name || track || SHARE_WORDS[language].round(number),
      facts: [date ? formatDay(date, language) : "", podium.join("   ")],
    };
  },
};
