import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { cars } from "#features/cars/server/index.ts";
import { events } from "#features/events/server/index.ts";
import { teamMembers } from "#features/team-members/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";
import type { Correction, EntryStatus, RoundState } from "../rules/round-points.ts";
import type { FactorOf, SeasonRules } from "../rules/season-rules.ts";
import type { BattleKind, Outcome } from "../rules/tree.ts";

/** A championship or cup, year after year. */
export const resultSeries = pgTable("result_series", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  names: jsonb().$type<Both<string>>().notNull(),
  url: text().notNull().default(""),
  ...timestamps(),
});

/** One year of a series in one class: one table of standings, with its rules. */
export const resultSeasons = pgTable(
  "result_seasons",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    series_id: integer()
      .notNull()
      .references(() => resultSeries.id),
    year: integer().notNull(),
    class: text().notNull().default(""),
    is_active: boolean().notNull().default(false),
    rules: jsonb().$type<SeasonRules>().notNull(),
    ...timestamps(),
  },
  (season) => [
    unique("result_seasons_once").on(season.series_id, season.year, season.class),
    index("result_seasons_by_year").on(season.year),
  ],
);

/** Somebody who drives, in any team; known by several spellings. */
export const resultDrivers = pgTable(
  "result_drivers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    other_names: jsonb().$type<string[]>().notNull().default([]),
    nation: text().notNull().default(""),
    team_member_id: integer().references(() => teamMembers.id, { onDelete: "set null" }),
    ...timestamps(),
  },
  (driver) => [index("result_drivers_of_member").on(driver.team_member_id)],
);

/** One competition of one class: entries, qualifying and a tree. An event may have several. */
export const resultRounds = pgTable(
  "result_rounds",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose rules it is driven by. */
    season_id: integer()
      .notNull()
      .references(() => resultSeasons.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    names: jsonb().$type<Both<string>>().notNull(),
    track: text().notNull().default(""),
    /** In Europe/Prague; null: not known yet. */
    date: date({ mode: "string" }),
    event_id: integer().references(() => events.id, { onDelete: "set null" }),
    state: text().$type<RoundState>().notNull().default("planned"),
    /** The last stage that was driven, by its places, where the round stopped. */
    stopped_after: integer(),
    is_official: boolean().notNull().default(false),
    /** The entries of the first stage from the top of the tree; empty: nothing is drawn. */
    slots: jsonb().$type<(number | null)[]>().notNull().default([]),
    /** Rules of its own; null: the season's. */
    rules: jsonb().$type<SeasonRules>(),
    ...timestamps(),
  },
  (round) => [
    unique("result_rounds_once").on(round.season_id, round.number),
    index("result_rounds_of_event").on(round.event_id),
  ],
);

/** In which seasons a round counts, and how; in none for a class without a title. */
export const resultCountings = pgTable(
  "result_countings",
  {
    round_id: integer()
      .notNull()
      .references(() => resultRounds.id, { onDelete: "cascade" }),
    season_id: integer()
      .notNull()
      .references(() => resultSeasons.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    factor: doublePrecision().notNull().default(1),
    factor_of: text().$type<FactorOf>(),
    mark: text().notNull().default(""),
    always_counts: boolean().notNull().default(false),
    rules: jsonb().$type<SeasonRules>(),
  },
  (counting) => [
    primaryKey({ columns: [counting.round_id, counting.season_id] }),
    index("result_countings_of_season").on(counting.season_id),
    check("result_countings_factor", sql`${counting.factor} >= 0`),
  ],
);

export const resultEntries = pgTable(
  "result_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    round_id: integer()
      .notNull()
      .references(() => resultRounds.id, { onDelete: "cascade" }),
    driver_id: integer()
      .notNull()
      .references(() => resultDrivers.id),
    number: text().notNull().default(""),
    car: text().notNull().default(""),
    car_id: integer().references(() => cars.id, { onDelete: "set null" }),
    make: text().notNull().default(""),
    tyre: text().notNull().default(""),
    team: text().notNull().default(""),
    nation: text().notNull().default(""),
    status: text().$type<EntryStatus>().notNull().default("entered"),
    is_guest: boolean().notNull().default(false),
    marks: jsonb().$type<string[]>().notNull().default([]),
    note: text().notNull().default(""),
    /** As the tree was drawn; kept apart from the rank of qualifying. */
    seed: integer(),
    seed_by_hand: integer(),
    rank_by_hand: integer(),
    tie_order: integer(),
    place_by_hand: integer(),
    /** As it was when the round became official: nothing but a correction changes it then. */
    official_place: integer(),
    was_in_tree: boolean(),
    typed_qualifying: doublePrecision(),
    typed_battle: doublePrecision(),
  },
  (entry) => [
    unique("result_entries_once").on(entry.round_id, entry.driver_id),
    index("result_entries_of_driver").on(entry.driver_id),
    index("result_entries_of_car").on(entry.car_id),
  ],
);

/** A qualifying run; null: not driven, which is not 0. */
export const resultRuns = pgTable(
  "result_runs",
  {
    entry_id: integer()
      .notNull()
      .references(() => resultEntries.id, { onDelete: "cascade" }),
    run: integer().notNull(),
    score: doublePrecision(),
    part: doublePrecision(),
  },
  (run) => [primaryKey({ columns: [run.entry_id, run.run] })],
);

export interface RunPoints {
  first: number | null;
  second: number | null;
}

export const resultBattles = pgTable(
  "result_battles",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    round_id: integer()
      .notNull()
      .references(() => resultRounds.id, { onDelete: "cascade" }),
    stage: integer().notNull(),
    position: integer().notNull(),
    kind: text().$type<BattleKind>().notNull().default("main"),
    /** Null with a decision: nobody goes on. */
    winner_id: integer().references(() => resultEntries.id, { onDelete: "set null" }),
    /** Null: not decided. Byes and walkovers that follow by themselves are not stored. */
    how: text().$type<Outcome>(),
    reruns: jsonb().$type<RunPoints[]>().notNull().default([]),
    runs: jsonb().$type<RunPoints[]>().notNull().default([]),
    note: text().notNull().default(""),
    decided_at: timestamp({ withTimezone: true, mode: "date" }),
    /** Who of the team entered it. */
    decided_by: text(),
  },
  (battle) => [unique("result_battles_once").on(battle.round_id, battle.kind, battle.stage, battle.position)],
);

/** A figure that was corrected by hand, with the reason that everybody can read. */
export const resultCorrections = pgTable(
  "result_corrections",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    season_id: integer()
      .notNull()
      .references(() => resultSeasons.id, { onDelete: "cascade" }),
    round_id: integer().references(() => resultRounds.id, { onDelete: "cascade" }),
    entry_id: integer().references(() => resultEntries.id, { onDelete: "cascade" }),
    driver_id: integer()
      .notNull()
      .references(() => resultDrivers.id, { onDelete: "cascade" }),
    what: text().$type<Correction["what"]>().notNull(),
    value: doublePrecision().notNull(),
    reason: jsonb().$type<Both<string>>().notNull(),
    created_at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (correction) => [index("result_corrections_of_season").on(correction.season_id)],
);
