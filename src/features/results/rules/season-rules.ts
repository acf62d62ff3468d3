/**
 * The rules of a season as data: how a round is driven, placed and scored, and how rounds make a table. They belong to
 * a season of a series, or to one round; the program knows none of them. The schema is in `../season-rules.schema.ts`.
 */

export const RUN_COUNTS = ["better", "sum", "last", "locked"] as const;
export const SCORE_TIES = ["other_run", "sum", "part", "standings"] as const;
export const SEED_SOURCES = ["qualifying", "last_round", "standings", "last_season", "hand"] as const;
export const STAGE_ORDERS = ["seed", "qualifying", "hand", "shared"] as const;
export const STOPPED_ORDERS = ["worst", "best", "seed", "qualifying", "hand"] as const;
export const TOTAL_TIES = ["places", "last_round", "battle", "qualifying", "battles_won"] as const;
export const GUEST_RULES = ["score", "none", "skip"] as const;
export const FACTOR_OF = ["both", "battle", "qualifying"] as const;
export const RANKING_GROUPS = ["driver", "nation", "make", "tyre", "team"] as const;
export const TREE_SIZES = [4, 8, 16, 32, 64] as const;

export type StageOrder = (typeof STAGE_ORDERS)[number];
export type FactorOf = (typeof FACTOR_OF)[number];

/** Points of the places `from` to `to`, both included. */
export interface Band {
  from: number;
  to: number;
  points: number;
}

export interface QualifyingRules {
  /** Runs of each driver; 0: there is no qualifying. */
  runs: number;
  /** `locked`: the best of run 1 keep the first places, the others run again for those behind. */
  counts: (typeof RUN_COUNTS)[number];
  locked_places: number;
  /** What counts for those who were not locked: their second run, or the better of both. */
  locked_others: "second" | "better";
  /** What decides equal scores, in this order; what is still tied is for the team, or shares its rank. */
  ties: (typeof SCORE_TIES)[number][];
  tied: "hand" | "shared";
  /** Whether somebody with nothing but zeros is in the tree. */
  zero_in_tree: boolean;
  decimals: number;
  highest: number | null;
}

export interface TreeRules {
  /** The sizes that a round may have. */
  sizes: number[];
  /** `fit`: the smallest that takes everybody, else the largest; `full`: the largest that is filled, else the smallest. */
  pick: "fit" | "full";
  third: "battle" | "none";
  /** How often a battle is driven once more; null: as often as the judges want. */
  most_reruns: number | null;
  /** Who decides a draw after that. */
  after_reruns: "judges" | "seed";
  /** What the two drivers of a run share, such as 10; null: runs have no such points. */
  split: number | null;
  leads: "higher" | "lower" | "chooses" | "open";
}

export interface PlaceRules {
  /** The order of those who lost in the same stage. */
  order: StageOrder;
  /** Stages that have another one, by their number of places. */
  stages: { stage: number; order: StageOrder }[];
  /** The number of a shared place: the first or the last of its group. */
  shared_number: "best" | "worst";
  /** Places of those who are still in the tree when a round stops. */
  stopped: (typeof STOPPED_ORDERS)[number];
  /** Whether those outside the tree have places behind it. */
  outside: boolean;
}

export interface BattlePoints {
  by: "place" | "win" | "none";
  table: Band[];
  /** What a shared place gets: the points of its number, or the average of the places that share it. */
  shared: "place" | "average";
  /** Points of a won battle, and of stages that give others. */
  win: number;
  win_by_stage: { stage: number; points: number }[];
  bye_wins: boolean;
  walkover_wins: boolean;
  third_wins: boolean;
}

export interface QualifyingPoints {
  by: "rank" | "seed";
  table: Band[];
  /** Whether those outside the tree get the points of their rank. */
  outside_scores: boolean;
  /** Points of everybody outside the tree. */
  outside: number;
  /** Whether a score of 0 gets the points of its rank. */
  zero_scores: boolean;
}

export interface PointsRules {
  battle: BattlePoints;
  qualifying: QualifyingPoints;
  /** Points of who took part and is not in the tree; they stand with those of battles. */
  entered: number;
  /** After a factor. */
  rounding: "none" | "up" | "down" | "nearest";
  disqualified_scores: boolean;
}

export interface RoundRules {
  /** A round with fewer starters than this counts by `few_factor`; 0: there is no such rule. */
  few_under: number;
  few_factor: number;
  /** What a round that stopped after a stage counts. */
  stopped_factor: number;
  /** Which points these factors, and the round's own, multiply unless the round says otherwise. */
  factor_of: FactorOf;
  /** How many of the worst rounds are dropped, once `drop_from` are held. */
  drop: number;
  drop_from: number;
  /** Whether a round that somebody missed is one of those. */
  missed_drops: boolean;
  disqualified_drops: boolean;
  /** How many rounds must be held for a title. */
  title_from: number;
}

export interface StandingsRules {
  /** What decides equal totals, in this order; then the position is shared. */
  ties: (typeof TOTAL_TIES)[number][];
  /** Guests score as all do, get nothing, or are skipped, so that those behind move up. */
  guests: (typeof GUEST_RULES)[number];
  /** Whether those without points are listed. */
  without_points: boolean;
}

/** A second table from the same results: of those with a mark, or of nations, makes, tyres or teams. */
export interface RankingRules {
  key: string;
  name: { en: string; cs: string };
  group: (typeof RANKING_GROUPS)[number];
  /** Only entries with this mark; blank: all. */
  mark: string;
  /** How many of a group score in each round; 0: all. */
  best: number;
}

export interface SeasonRules {
  qualifying: QualifyingRules;
  seeds: {
    from: (typeof SEED_SOURCES)[number] /** How many seeds come from there; 0: all. */;
    first: number;
  };
  tree: TreeRules;
  places: PlaceRules;
  points: PointsRules;
  rounds: RoundRules;
  standings: StandingsRules;
  rankings: RankingRules[];
}

/** What a season starts from: two runs, the better one, a tree by the field, places by seed, no points yet. */
export const BLANK_RULES: SeasonRules = {
  qualifying: {
    runs: 2,
    counts: "better",
    locked_places: 16,
    locked_others: "second",
    ties: ["other_run"],
    tied: "hand",
    zero_in_tree: true,
    decimals: 2,
    highest: null,
  },
  seeds: { from: "qualifying", first: 0 },
  tree: {
    sizes: [8, 16, 32],
    pick: "fit",
    third: "battle",
    most_reruns: null,
    after_reruns: "judges",
    split: null,
    leads: "higher",
  },
  places: { order: "seed", stages: [], shared_number: "best", stopped: "worst", outside: true },
  points: {
    battle: {
      by: "place",
      table: [],
      shared: "place",
      win: 0,
      win_by_stage: [],
      bye_wins: false,
      walkover_wins: true,
      third_wins: false,
    },
    qualifying: { by: "rank", table: [], outside_scores: true, outside: 0, zero_scores: true },
    entered: 0,
    rounding: "none",
    disqualified_scores: false,
  },
  rounds: {
    few_under: 0,
    few_factor: 1,
    stopped_factor: 1,
    factor_of: "both",
    drop: 0,
    drop_from: 0,
    missed_drops: true,
    disqualified_drops: false,
    title_from: 0,
  },
  standings: { ties: [], guests: "score", without_points: true },
  rankings: [],
};
