import { addDays, yearOf } from "./days.ts";
import { season } from "./event-words.ts";
import { saturdaysOf } from "./events.ts";
import type { Both, Day } from "./types.ts";

/** The rounds of the demo's championship as they went: what its events, cars and milestones tell, with rivals beside. */

export interface DemoEntry {
  driver: string;
  nation: string;
  car: string;
  number: string;
  /** Rank of qualifying, which is the seed. */
  rank: number;
  runs: [number, number];
}

export interface DemoRound {
  number: number;
  /** The key of its event. */
  event: string;
  date: Day;
  name: Both<string>;
  track: string;
  isHeld: boolean;
  entries: DemoEntry[];
  /** Names, the strongest of the day first: whoever stands before the other wins their battle. */
  strength: string[];
}

export interface DemoSeason {
  year: number;
  rounds: DemoRound[];
}

export const championship = {
  slug: "national-drift-championship",
  names: { en: "National Drift Championship", cs: "Mistrovství republiky v driftu" },
  class: "PRO",
};

type Driver = [name: string, nation: string, car: string];

export const OWN: Driver[] = [
  ["Marek Havlín", "CZ", "Kestrel S14"],
  ["Tereza Vondráková", "CZ", "Comet GT86"],
  ["Ondřej Kalista", "CZ", "Wolfram E46"],
];
const [MAREK, TEREZA, ONDREJ] = ["Marek Havlín", "Tereza Vondráková", "Ondřej Kalista"] as const;

/** Invented, as everybody of the demo; the first four fight for the title. */
const rivals: Driver[] = [
  ["Radovan Šimůnek", "CZ", "Nissan S15"],
  ["Patrik Doležílek", "CZ", "BMW E92"],
  ["Kamil Wrzos", "PL", "Toyota GR86"],
  ["Dušan Hradecký", "SK", "BMW E46"],
  ["Zbyněk Krásenský", "CZ", "Nissan S14"],
  ["Libor Tichavský", "CZ", "Mazda RX-7"],
  ["Mateusz Grabiński", "PL", "Nissan 350Z"],
  ["Filip Beránek", "CZ", "BMW E36"],
  ["Norbert Kisteleki", "HU", "Nissan S13"],
  ["Vít Smolař", "CZ", "Toyota Supra"],
  ["Bohumil Rejzek", "CZ", "BMW E46"],
  ["Jonas Haverkamp", "DE", "BMW E30"],
  ["Michal Ondruška", "SK", "Nissan S15"],
  ["Adéla Prokešová", "CZ", "Mazda MX-5"],
  ["Štěpán Vlasák", "CZ", "Nissan 200SX"],
  ["Lukasz Piekarczyk", "PL", "BMW E92"],
  ["Erik Plachetka", "SK", "Toyota GT86"],
  ["Hannes Oberlechner", "AT", "Ford Mustang"],
  ["Daniel Žemlička", "CZ", "BMW E36"],
  ["Roman Kubát", "CZ", "Nissan 370Z"],
  ["Tobias Grünwald", "DE", "Nissan S14"],
  ["Jakub Strnadel", "CZ", "Subaru BRZ"],
  ["Peter Varhaník", "SK", "BMW E46"],
  ["Milan Chytka", "CZ", "Toyota Chaser"],
  ["Bartosz Zaremba", "PL", "BMW E36"],
  ["Ivo Pecháček", "CZ", "Nissan S13"],
  ["Martin Loukota", "CZ", "Mazda RX-8"],
  ["Gergely Bánfalvi", "HU", "BMW E46"],
  ["Ladislav Kobza", "CZ", "Lexus IS"],
];
const [FIRST, SECOND, THIRD, FOURTH] = rivals.map(([name]) => name) as [string, string, string, string];
/** The former champion whom Ondřej knocks out at Přerov. */
const FORMER = "Libor Tichavský";

interface Weekend {
  event: string;
  track: string;
  /** Who qualified where; the others fill the gaps. */
  ranks: Record<number, string>;
  /** From the strongest; those who are not named are weaker than all of them but the last three. */
  order: string[];
  weaker?: string[];
  top: number;
}

/** Up to 2025 the rivals take points from each other and the title goes to Tereza; since then one of them is ahead. */
function weekends(year: number): Weekend[] {
  const isOurs = year <= 2025;
  return [
    {
      event: "vysoke-myto-opener",
      track: "Vysoké Mýto",
      ranks: { 1: FIRST, 2: SECOND, 3: THIRD, 4: MAREK, 5: FOURTH, 6: TEREZA, 14: ONDREJ },
      order: isOurs ? [SECOND, FIRST, TEREZA, MAREK] : [FIRST, SECOND, TEREZA, MAREK],
      top: 93.5,
    },
    {
      event: "trinec-round",
      track: "Třinec",
      ranks: { 1: FIRST, 2: MAREK, 3: TEREZA, 4: SECOND, 5: FOURTH, 7: THIRD, 12: ONDREJ },
      order: [TEREZA, FIRST, THIRD, FOURTH, MAREK, ONDREJ],
      top: 94,
    },
    {
      event: "sosnova-home",
      track: "Autodrom Sosnová",
      ranks: {
        1: MAREK,
        2: isOurs ? FOURTH : FIRST,
        3: isOurs ? FIRST : FOURTH,
        4: TEREZA,
        5: THIRD,
        7: SECOND,
      },
      order: isOurs ? [FOURTH, MAREK, FIRST, THIRD, TEREZA] : [FIRST, MAREK, THIRD, FOURTH, TEREZA],
      weaker: [ONDREJ],
      top: year === 2025 ? 99 : 96,
    },
    {
      event: "prerov-round",
      track: "Letiště Přerov",
      ranks: { 1: SECOND, 2: MAREK, 3: THIRD, 4: TEREZA, 5: FIRST, 6: FOURTH, 11: FORMER, 22: ONDREJ },
      order: [SECOND, MAREK, THIRD, TEREZA, ...(isOurs ? [] : [FIRST]), FOURTH, ONDREJ],
      weaker: isOurs ? [FIRST] : [],
      top: 95,
    },
    {
      event: "most-final",
      track: "Autodrom Most",
      ranks: { 1: TEREZA, 2: MAREK, 3: FIRST, 4: SECOND, 5: THIRD, 6: FOURTH, 9: ONDREJ },
      order: [TEREZA, MAREK, FIRST, SECOND, THIRD, FOURTH],
      top: 97,
    },
  ];
}

/** The names in an order of the day, always the same for the same day. */
function shuffled(names: readonly string[], seed: number): string[] {
  let state = seed;
  const keys = new Map(
    names.map((name, index) => {
      state = (state * 48_271) % 2_147_483_647;
      // The order of the list still tells, so that nobody is first today and last tomorrow.
      return [name, index * 4 + (state % 40)];
    }),
  );
  return [...names].sort((a, b) => (keys.get(a) as number) - (keys.get(b) as number));
}

/** The two seasons up to `today`: the one of its year, as far as it has been driven, and the one before. */
export function results(today: Day): DemoSeason[] {
  const year = yearOf(today);
  return [year - 1, year].map((one) => ({ year: one, rounds: roundsOf(one, today) }));
}

function roundsOf(year: number, today: Day): DemoRound[] {
  const saturdays = saturdaysOf(year);
  const numbers = new Map(
    shuffled(
      [...OWN, ...rivals].map(([name]) => name),
      7,
    ).map((name, i) => [name, i]),
  );
  return weekends(year).map(({ event, track, ranks, order, weaker = [], top }, index) => {
    const at = season.findIndex(({ key }) => key === event);
    const date = addDays(saturdays[at] as Day, 1);
    const words = season[at];
    const isHeld = date < today;
    const everybody = [...rivals, ...OWN];
    const named = new Set(Object.values(ranks));
    const others = shuffled(
      everybody.map(([name]) => name).filter((name) => !named.has(name)),
      year * 10 + index + 1,
    );
    const byRank = everybody.map((_, place) => ranks[place + 1] ?? (others.shift() as string));
    const strong = new Set([...order, ...weaker]);
    const strength = [...order, ...byRank.filter((name) => !strong.has(name)), ...weaker];
    const entries = byRank.map((name, place): DemoEntry => {
      const [, nation, car] = everybody.find(([one]) => one === name) as Driver;
      // Half points, and no two alike: nobody has to decide an order.
      const best = Math.round((top - place * 1.5) * 2) / 2;
      const other = place % 5 === 3 ? 0 : Math.round((best - 2 - ((place * 7) % 11)) * 2) / 2;
      const number = String((((numbers.get(name) ?? 0) * 7) % 97) + 3);
      return {
        driver: name,
        nation,
        car,
        number,
        rank: place + 1,
        runs: place % 3 === 1 ? [other, best] : [best, other],
      };
    });
    const name = { en: words?.en.title ?? "", cs: words?.cs.title ?? "" };
    return { number: index + 1, event, date, name, track, isHeld, entries: isHeld ? entries : [], strength };
  });
}
