import type { Both } from "#kit/contract/language/language.ts";

/** The rules of a season as a form shows them: each by its place in `SeasonRules`, with what people call it. */

type Choices = Readonly<Record<string, Both<string>>>;

export type RuleField = { path: string; label: Both<string>; hint?: Both<string> } & (
  | { kind: "number" | "optional" | "flag" | "points" }
  | { kind: "choice" | "several"; choices: Choices }
);

export interface RuleGroup {
  key: string;
  title: Both<string>;
  fields: RuleField[];
}

const t = (en: string, cs: string): Both<string> => ({ en, cs });

const ORDERS: Choices = {
  seed: t("by seed", "podle nasazení"),
  qualifying: t("by qualifying", "podle kvalifikace"),
  hand: t("by hand", "ručně"),
  shared: t("they share it", "společné"),
};

export const RULE_GROUPS: RuleGroup[] = [
  {
    key: "points",
    title: t("Points", "Body"),
    fields: [
      {
        path: "points.battle.by",
        label: t("Points of the battles", "Body za souboje"),
        kind: "choice",
        choices: {
          place: t("by place", "podle místa"),
          win: t("for each battle won", "za každý vyhraný souboj"),
          none: t("none", "žádné"),
        },
      },
      { path: "points.battle.table", label: t("Points by place", "Body podle místa"), kind: "points" },
      { path: "points.battle.win", label: t("Points for a win", "Body za výhru"), kind: "number" },
      {
        path: "points.battle.bye_wins",
        label: t("A bye counts as a win", "Volný postup je výhra"),
        kind: "flag",
      },
      {
        path: "points.battle.walkover_wins",
        label: t("A walkover counts as a win", "Výhra bez boje se počítá"),
        kind: "flag",
      },
      {
        path: "points.battle.third_wins",
        label: t("The battle for third counts as a win", "Souboj o třetí místo se počítá jako výhra"),
        kind: "flag",
      },
      {
        path: "points.battle.shared",
        label: t("A shared place gets", "Společné místo má body"),
        kind: "choice",
        choices: {
          place: t("the points of its number", "svého čísla"),
          average: t("the average of its places", "průměr svých míst"),
        },
      },
      {
        path: "points.qualifying.table",
        label: t("Qualifying points by rank", "Body za kvalifikaci podle pořadí"),
        kind: "points",
      },
      {
        path: "points.qualifying.by",
        label: t("Qualifying points follow", "Body za kvalifikaci podle"),
        kind: "choice",
        choices: { rank: t("the rank", "pořadí"), seed: t("the seed", "nasazení") },
      },
      {
        path: "points.qualifying.outside_scores",
        label: t("Drivers outside the tree score too", "Body má i ten, kdo není v pavouku"),
        kind: "flag",
      },
      {
        path: "points.qualifying.zero_scores",
        label: t("A score of 0 gets its points too", "Body má i ten, kdo zajel nulu"),
        kind: "flag",
      },
      { path: "points.entered", label: t("Points for taking part", "Body za účast"), kind: "number" },
      {
        path: "points.rounding",
        label: t("Fractions", "Zlomky bodů"),
        kind: "choice",
        choices: {
          none: t("stay", "zůstávají"),
          up: t("round up", "zaokrouhlit nahoru"),
          down: t("round down", "zaokrouhlit dolů"),
          nearest: t("round to the nearest", "zaokrouhlit"),
        },
      },
      {
        path: "points.disqualified_scores",
        label: t("The disqualified keep their points", "Diskvalifikovaný si body nechá"),
        kind: "flag",
      },
    ],
  },
  {
    key: "qualifying",
    title: t("Qualifying and seeds", "Kvalifikace a nasazení"),
    fields: [
      { path: "qualifying.runs", label: t("Runs", "Počet jízd"), kind: "number" },
      {
        path: "qualifying.counts",
        label: t("What counts", "Co se počítá"),
        kind: "choice",
        choices: {
          better: t("the better run", "lepší jízda"),
          sum: t("the sum", "součet"),
          last: t("the last run", "poslední jízda"),
          locked: t(
            "the best of run 1 are seeded, the others run again",
            "nejlepší z 1. jízdy jsou nasazeni, ostatní jedou znovu",
          ),
        },
      },
      {
        path: "qualifying.locked_places",
        label: t("Seeded by run 1", "Nasazených podle 1. jízdy"),
        kind: "number",
      },
      {
        path: "qualifying.ties",
        label: t("Equal scores are decided by", "O shodě rozhoduje"),
        kind: "several",
        choices: {
          other_run: t("the other run", "druhá jízda"),
          sum: t("the sum", "součet"),
          part: t("a judge’s part", "část hodnocení"),
          standings: t("the standings", "průběžné pořadí"),
        },
      },
      {
        path: "qualifying.tied",
        label: t("What is still equal", "Co zůstane shodné"),
        kind: "choice",
        choices: {
          hand: t("is put in order by hand", "seřadí se ručně"),
          shared: t("shares its rank", "má stejné pořadí"),
        },
      },
      {
        path: "qualifying.zero_in_tree",
        label: t("A driver with 0 is in the tree", "S nulou se postupuje do pavouka"),
        kind: "flag",
      },
      {
        path: "seeds.from",
        label: t("Seeds come from", "Nasazení se bere z"),
        kind: "choice",
        choices: {
          qualifying: t("qualifying", "kvalifikace"),
          last_round: t("the last round", "minulého závodu"),
          standings: t("the standings", "průběžného pořadí"),
          last_season: t("last season", "minulé sezóny"),
          hand: t("the team’s hand", "ručního zadání"),
        },
      },
    ],
  },
  {
    key: "tree",
    title: t("Tree and places", "Pavouk a místa"),
    fields: [
      {
        path: "tree.sizes",
        label: t("Sizes of the tree", "Velikosti pavouka"),
        kind: "several",
        choices: Object.fromEntries(
          [4, 8, 16, 32, 64].map((size) => [String(size), t(String(size), String(size))]),
        ),
      },
      {
        path: "tree.pick",
        label: t("Which size", "Která velikost"),
        kind: "choice",
        choices: {
          fit: t("everybody fits in", "vejdou se všichni"),
          full: t("the largest that is full", "největší, která se zaplní"),
        },
      },
      {
        path: "tree.third",
        label: t("Third place", "Třetí místo"),
        kind: "choice",
        choices: {
          battle: t("is fought for", "rozhodne souboj"),
          none: t("is not fought for", "nerozhoduje se"),
        },
      },
      {
        path: "tree.most_reruns",
        label: t("One more time, at most", "Opakovaných jízd nejvýš"),
        hint: t("blank: as often as the judges want", "prázdné: kolik rozhodčí chtějí"),
        kind: "optional",
      },
      {
        path: "tree.after_reruns",
        label: t("After that decides", "Potom rozhodnou"),
        kind: "choice",
        choices: { judges: t("the judges", "rozhodčí"), seed: t("the better seed", "lepší nasazení") },
      },
      {
        path: "places.order",
        label: t("Places within a stage", "Místa uvnitř fáze"),
        kind: "choice",
        choices: ORDERS,
      },
      {
        path: "places.shared_number",
        label: t("A shared place is called", "Společné místo se jmenuje podle"),
        kind: "choice",
        choices: { best: t("by its first", "prvního"), worst: t("by its last", "posledního") },
      },
      {
        path: "places.stopped",
        label: t(
          "When a round stops, those still in it are",
          "Když závod skončí předčasně, postupující jsou",
        ),
        kind: "choice",
        choices: {
          worst: t("all last of the stage", "všichni na posledním místě fáze"),
          best: t("all first of the stage", "všichni na prvním místě fáze"),
          seed: t("by seed", "podle nasazení"),
          qualifying: t("by qualifying", "podle kvalifikace"),
          hand: t("by hand", "ručně"),
        },
      },
      {
        path: "places.outside",
        label: t("Places go on behind the tree", "Místa pokračují i za pavoukem"),
        kind: "flag",
      },
    ],
  },
  {
    key: "season",
    title: t("Season and standings", "Sezóna a pořadí"),
    fields: [
      {
        path: "standings.ties",
        label: t("Equal totals are decided by", "O shodě bodů rozhoduje"),
        kind: "several",
        choices: {
          places: t("better places", "lepší umístění"),
          last_round: t("the last round", "poslední závod"),
          battle: t("battle points", "body za souboje"),
          qualifying: t("qualifying points", "body za kvalifikaci"),
          battles_won: t("battles won", "vyhrané souboje"),
        },
      },
      { path: "rounds.drop", label: t("Worst rounds dropped", "Škrtá se nejhorších závodů"), kind: "number" },
      { path: "rounds.drop_from", label: t("Once so many are held", "Až se jich odjede"), kind: "number" },
      {
        path: "rounds.missed_drops",
        label: t("A missed round can be dropped", "Škrtnout lze i vynechaný závod"),
        kind: "flag",
      },
      {
        path: "rounds.few_under",
        label: t("With fewer starters than", "Při méně startujících než"),
        kind: "number",
      },
      { path: "rounds.few_factor", label: t("a round counts times", "se závod počítá krát"), kind: "number" },
      {
        path: "rounds.stopped_factor",
        label: t("A stopped round counts times", "Předčasně ukončený závod se počítá krát"),
        kind: "number",
      },
      {
        path: "rounds.factor_of",
        label: t("A factor multiplies", "Násobí se"),
        kind: "choice",
        choices: {
          both: t("all points", "všechny body"),
          battle: t("battle points", "body za souboje"),
          qualifying: t("qualifying points", "body za kvalifikaci"),
        },
      },
      {
        path: "rounds.title_from",
        label: t("A title needs so many rounds", "Titul je až od tolika závodů"),
        kind: "number",
      },
      {
        path: "standings.guests",
        label: t("Guests", "Hosté"),
        kind: "choice",
        choices: {
          score: t("score as all do", "bodují jako ostatní"),
          none: t("get no points", "body nemají"),
          skip: t("are skipped", "přeskakují se"),
        },
      },
      {
        path: "standings.without_points",
        label: t("Drivers without points are listed", "V pořadí jsou i jezdci bez bodů"),
        kind: "flag",
      },
    ],
  },
];

type Tree = { [name: string]: unknown };

/** The value at a place such as `points.battle.by`. */
export function ruleAt(rules: object, path: string): unknown {
  return path.split(".").reduce<unknown>((part, name) => (part as Tree)?.[name], rules);
}

/** A copy with another value there. */
export function withRule<T extends object>(rules: T, path: string, value: unknown): T {
  const [name = "", ...rest] = path.split(".");
  const inner = (rules as Tree)[name];
  return { ...rules, [name]: rest.length === 0 ? value : withRule(inner as object, rest.join("."), value) };
}
