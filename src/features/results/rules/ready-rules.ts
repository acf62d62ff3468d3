import { type Band, BLANK_RULES, type SeasonRules } from "./season-rules.ts";

/** Rules to start a season from, as series have published them or as their figures show. A season keeps its own copy. */

export interface ReadyRules {
  key: string;
  name: { en: string; cs: string };
  note: { en: string; cs: string };
  rules: SeasonRules;
}

/** `[100, 88, [4, 61]]`: 100 for the first, 88 for the second, 61 for each of the next four. */
export function bands(points: readonly (number | readonly [count: number, points: number])[]): Band[] {
  let next = 1;
  return points.map((one) => {
    const [count, each] = typeof one === "number" ? [1, one] : one;
    const from = next;
    next += count;
    return { from, to: next - 1, points: each };
  });
}

type Changes = {
  [K in keyof SeasonRules]?: K extends "points"
    ? Partial<Omit<SeasonRules["points"], "battle" | "qualifying">> & {
        battle?: Partial<SeasonRules["points"]["battle"]>;
        qualifying?: Partial<SeasonRules["points"]["qualifying"]>;
      }
    : SeasonRules[K] extends readonly unknown[]
      ? SeasonRules[K]
      : Partial<SeasonRules[K]>;
};

/** The blank rules with what a season has of its own. */
export function rulesWith(changes: Changes): SeasonRules {
  const { points = {}, rankings = [], ...others } = changes;
  const { battle = {}, qualifying = {}, ...more } = points;
  const blank = structuredClone(BLANK_RULES);
  return {
    qualifying: { ...blank.qualifying, ...others.qualifying },
    seeds: { ...blank.seeds, ...others.seeds },
    tree: { ...blank.tree, ...others.tree },
    places: { ...blank.places, ...others.places },
    rounds: { ...blank.rounds, ...others.rounds },
    standings: { ...blank.standings, ...others.standings },
    points: {
      ...blank.points,
      ...more,
      battle: { ...blank.points.battle, ...battle },
      qualifying: { ...blank.points.qualifying, ...qualifying },
    },
    rankings,
  };
}

export const READY_RULES: ReadyRules[] = [
  {
    key: "blank",
    name: { en: "Blank", cs: "Prázdná" },
    note: {
      en: "Two runs, places by seed, no points yet.",
      cs: "Dvě jízdy, pořadí podle nasazení, zatím bez bodů.",
    },
    rules: rulesWith({}),
  },
  {
    key: "cez-2017",
    name: { en: "FIA CEZ 2017", cs: "FIA CEZ 2017" },
    note: {
      en: "Points for the first 16, half of them with fewer than 6 starters, a title from 3 rounds.",
      cs: "Body pro prvních 16, při méně než 6 startujících poloviční, titul od 3 závodů.",
    },
    rules: rulesWith({
      tree: { sizes: [16] },
      places: { order: "qualifying" },
      points: { battle: { table: bands([20, 17, 15, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) } },
      rounds: { few_under: 6, few_factor: 0.5, title_from: 3 },
    }),
  },
  {
    key: "drift-masters-2014",
    name: { en: "Drift Masters 2014", cs: "Drift Masters 2014" },
    note: {
      en: "Tree of 16; places 9 to 16 are entered by hand, 5 to 8 are shared.",
      cs: "Pavouk pro 16; místa 9 až 16 se zadávají ručně, 5. až 8. místo je společné.",
    },
    rules: rulesWith({
      qualifying: { decimals: 1, ties: [] },
      tree: { sizes: [16] },
      places: {
        stages: [
          { stage: 8, order: "shared" },
          { stage: 16, order: "hand" },
        ],
        stopped: "worst",
        outside: true,
      },
      points: {
        battle: { table: bands([100, 88, 78, 69, [4, 61], 54, 52, 50, 48, 46, 44, 42, 40]) },
        qualifying: { table: bands([12, 10, 8, 6, [2, 4], [2, 3], [4, 2], [4, 1]]), outside_scores: false },
      },
    }),
  },
  {
    key: "drift-masters-2026",
    name: { en: "Drift Masters 2026", cs: "Drift Masters 2026" },
    note: {
      en: "Two runs, the better one counts, the worse one decides ties; tree of 32.",
      cs: "Dvě jízdy, počítá se lepší, při shodě rozhoduje horší; pavouk pro 32.",
    },
    rules: rulesWith({
      tree: { sizes: [32], leads: "chooses" },
      points: {
        battle: { table: bands([100, 88, 76, 64, [4, 48], [8, 32], [16, 16]]) },
        qualifying: { table: bands([8, 7, 6, 5, 4, 3, 2, 1]) },
      },
    }),
  },
  {
    key: "drift-kings-2024",
    name: { en: "Drift Kings 2024", cs: "Drift Kings 2024" },
    note: {
      en: "Tree of 16 or 32 by entries, 20 points outside it; set the last round to count double.",
      cs: "Pavouk pro 16 nebo 32 podle přihlášených, mimo něj 20 bodů; poslední závod nastavte na dvojnásobek.",
    },
    rules: rulesWith({
      tree: { sizes: [16, 32] },
      points: {
        battle: { table: bands([120, 110, 100, 90, [4, 70], [8, 50], [16, 40]]) },
        qualifying: { table: bands([20, 10, 8, 6, 5, 4, 3, 2, [8, 1]]) },
        entered: 20,
      },
    }),
  },
  {
    key: "formula-drift-2016",
    name: { en: "Formula DRIFT 2006–2016", cs: "Formula DRIFT 2006–2016" },
    note: {
      en: "The first run locks 16 seeds, the others run again; points of 2006.",
      cs: "První jízda určí 16 nasazených, ostatní jedou znovu; body z roku 2006.",
    },
    rules: rulesWith({
      qualifying: { counts: "locked", locked_others: "better", zero_in_tree: false },
      tree: { sizes: [32], third: "none" },
      points: {
        battle: { table: bands([100, 88, 78, 69, [4, 61], [8, 54]]) },
        qualifying: { table: bands([8, 7, 6, 5, [2, 4], [2, 3], [4, 2], [4, 1]]) },
      },
    }),
  },
  {
    key: "formula-drift-2021",
    name: { en: "Formula DRIFT 2021", cs: "Formula DRIFT 2021" },
    note: {
      en: "Tree of 32 without a battle for third: both semi-finalists get 80 points.",
      cs: "Pavouk pro 32 bez boje o třetí místo: oba poražení semifinalisté mají 80 bodů.",
    },
    rules: rulesWith({
      qualifying: { counts: "locked", locked_others: "better", ties: ["part"], zero_in_tree: false },
      tree: { sizes: [32], third: "none" },
      places: { order: "qualifying" },
      points: { battle: { table: bands([100, 91, [2, 80], [4, 67], [8, 52], [16, 35]]) } },
    }),
  },
  {
    key: "formula-drift-2026",
    name: { en: "Formula DRIFT 2026", cs: "Formula DRIFT 2026" },
    note: {
      en: "10 points for each won battle; seeds from the round before or by hand.",
      cs: "10 bodů za každou vyhranou jízdu; nasazení podle minulého závodu nebo ručně.",
    },
    rules: rulesWith({
      qualifying: { runs: 0 },
      seeds: { from: "last_round", first: 24 },
      tree: { sizes: [32], third: "none" },
      places: { stages: [{ stage: 4, order: "shared" }] },
      points: {
        battle: { by: "win", win: 10 },
        qualifying: { by: "rank", table: bands([4, 3, 2, [29, 1]]), outside_scores: false },
      },
    }),
  },
  {
    key: "dmcc-pro",
    name: { en: "DMCC Canada Pro", cs: "DMCC Canada Pro" },
    note: {
      en: "Tree of 16; zeros in qualifying and equal totals follow the standings and the last rounds.",
      cs: "Pavouk pro 16; nuly v kvalifikaci a rovnost bodů rozhoduje průběžné pořadí a poslední závody.",
    },
    rules: rulesWith({
      qualifying: { ties: ["other_run", "standings"] },
      tree: { sizes: [16] },
      places: { order: "qualifying" },
      points: {
        battle: { table: bands([100, 88, 80, 76, [4, 68], [8, 58]]) },
        qualifying: { table: bands([5, 4, 3, 2, [12, 1]]) },
      },
      standings: { ties: ["last_round"] },
    }),
  },
  {
    key: "rds-gp-2020",
    name: { en: "RDS GP 2020", cs: "RDS GP 2020" },
    note: {
      en: "Shared places (4, 8, 16, 32) and the worst round dropped.",
      cs: "Společná místa (4, 8, 16, 32) a škrtá se nejhorší závod.",
    },
    rules: rulesWith({
      tree: { sizes: [32] },
      places: { order: "shared", shared_number: "worst" },
      points: {
        battle: { table: bands([210, 185, 160, 135, [4, 110], [8, 80], [16, 40]]) },
        qualifying: { table: bands([25, 21, 19, 17, [2, 12], [2, 9], [4, 6], [4, 4], [8, 2], [8, 1]]) },
      },
      rounds: { drop: 1, drop_from: 3 },
    }),
  },
  {
    key: "czech-2018",
    name: { en: "Czech series 2018", cs: "Česká série 2018" },
    note: {
      en: "Two runs, tree of 32, each run of a battle splits 10 points; the points table is yours to fill in.",
      cs: "Dvě jízdy, pavouk pro 32, každá jízda souboje dělí 10 bodů; tabulku bodů doplňte.",
    },
    rules: rulesWith({ tree: { sizes: [16, 32], split: 10 } }),
  },
];

/** A copy of ready rules. */
export function readyRules(key: string): SeasonRules {
  const found = READY_RULES.find((one) => one.key === key);
  if (!found) throw new Error(`No ready rules are called ${key}`);
  return structuredClone(found.rules);
}
