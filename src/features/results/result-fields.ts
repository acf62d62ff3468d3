import { z } from "zod";
import { day, flag, instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { oneLine, severalLines } from "#kit/contract/validation/written.ts";
import { ENTRY_OUTCOMES, ENTRY_STATUSES, ROUND_STATES } from "./rules/round-points.ts";
import { FACTOR_OF } from "./rules/season-rules.ts";
import { figure, seasonRules } from "./season-rules.schema.ts";

/** The shapes that the calls of results share. */

export const MOST_ENTRIES = 200;
export const MOST_ROUNDS = 50;

export const id = z.coerce.number().int().min(1).max(2_147_483_647);
const line = (max: number) => z.string().overwrite(oneLine).max(max);
const optionalId = z.preprocess((value) => (value === "" ? null : value), id.nullable());
const optionalPlace = wholeNumber(1, 1000).nullable();

const nameMissing = says({ en: "A name is missing", cs: "Chybí jméno" });
export const driverName = line(120).min(1, nameMissing);
export const nation = line(3)
  .toUpperCase()
  .regex(
    /^(?:[A-Za-z]{2,3})?$/,
    says({ en: "Two or three letters, such as CZ.", cs: "Dvě nebo tři písmena, například CZ." }),
  );

/** A text in both languages; where one is left out it says what the other does. */
export const bothTexts = (max: number) =>
  z.object({
    en: z.string().overwrite(severalLines).max(max).default(""),
    cs: z.string().overwrite(severalLines).max(max).default(""),
  });
const reasonMissing = says({ en: "Please say why", cs: "Napište prosím důvod" });
export const reason = bothTexts(1000).refine(({ en, cs }) => en.trim() !== "" || cs.trim() !== "", {
  ...reasonMissing,
  path: ["cs"],
});

/** A run that has not been driven is null; 0 is a score. */
export const score = figure(0, 10_000).nullable();

export const entryFields = {
  number: line(10),
  /** As it stands on the list; the team's own car beside it. */
  car: line(120),
  car_id: optionalId,
  make: line(60),
  tyre: line(60),
  team: line(120),
  /** Blank: the driver's. */
  nation,
  status: z.enum(ENTRY_STATUSES),
  is_guest: flag(),
  /** Such as `rookie`: tables of their own count those who have one. */
  marks: z.array(line(40).min(1)).max(20),
  note: line(500),
  /** Seeds that are set before the others are given out. */
  seed_by_hand: optionalPlace,
  rank_by_hand: optionalPlace,
  place_by_hand: optionalPlace,
  was_in_tree: flag().nullable(),
  typed_qualifying: figure().nullable(),
  typed_battle: figure().nullable(),
};

/** Scores of the runs, the first one first. */
export const runs = z.array(score).max(10);
export const parts = z.array(figure(0, 10_000).nullable()).max(10);

const driverRef = {
  /** Of a driver who is known. */
  driver_id: id.optional(),
  /** Otherwise a name: whoever is known by it, in any spelling or order, or somebody new. */
  driver: driverName.optional(),
};

const entryChange = z
  .object(entryFields)
  .partial()
  .extend({ runs: runs.optional(), parts: parts.optional() });
export const entryInput = entryChange.extend(driverRef);
export const changedEntry = entryChange.extend(driverRef);

export const roundFields = {
  number: wholeNumber(1, 99),
  name: bothTexts(200),
  track: line(200),
  date: day().nullable(),
  event_id: optionalId,
};

export const countingFields = {
  /** Where the round counts under another number. */
  number: wholeNumber(1, 99),
  factor: figure(0, 100),
  /** Which points the factor multiplies; null: as the season says. */
  factor_of: z.enum(FACTOR_OF).nullable(),
  /** Only entries with this mark count in this season; blank: all. */
  mark: line(40),
  always_counts: flag(),
  /** Rules of its own for the points of this round; null: the season's. */
  rules: seasonRules.nullable(),
};

export const driver = z.object({
  id: z.int(),
  name: z.string(),
  nation: z.string(),
  /** Of the team's own drivers: their place in the team. */
  team_member_id: z.int().nullable(),
});

const both = z.object({ en: z.string(), cs: z.string() });

export const correction = z.object({
  id: z.int(),
  season_id: z.int(),
  round_id: z.int().nullable(),
  entry_id: z.int().nullable(),
  driver_id: z.int(),
  what: z.enum(["qualifying", "battle", "place", "bonus", "total", "position"]),
  value: z.number(),
  reason: both,
  created_at: instant(),
});

export const pointsOfEntry = z.object({
  season_id: z.int(),
  qualifying: z.number().nullable(),
  battle: z.number().nullable(),
  total: z.number().nullable(),
  place: z.int().nullable(),
  corrected: z.array(z.string()),
});

export const shownEntry = z.object({
  id: z.int(),
  driver,
  number: z.string(),
  car: z.string(),
  car_id: z.int().nullable(),
  make: z.string(),
  tyre: z.string(),
  team: z.string(),
  nation: z.string(),
  status: z.enum(ENTRY_STATUSES),
  is_guest: z.boolean(),
  marks: z.array(z.string()),
  note: z.string(),
  seed: z.int().nullable(),
  seed_by_hand: z.int().nullable(),
  rank_by_hand: z.int().nullable(),
  place_by_hand: z.int().nullable(),
  was_in_tree: z.boolean().nullable(),
  typed_qualifying: z.number().nullable(),
  typed_battle: z.number().nullable(),
  /** By number, from 1; a run that has not been driven has null. */
  runs: z.array(z.object({ run: z.int(), score: z.number().nullable(), part: z.number().nullable() })),
  score: z.number().nullable(),
  rank: z.int().nullable(),
  is_locked: z.boolean(),
  /** Nothing decides between it and others of the same score. */
  is_tied: z.boolean(),
  place: z.int().nullable(),
  /** How many have the same place. */
  shared_by: z.int(),
  /** The place is given by hand in this season, and nobody has given it yet. */
  is_place_missing: z.boolean(),
  /** The stage in which they lost, by its places: 16 for the Top 16; 1: won the final. */
  stage: z.int().nullable(),
  outcome: z.enum(ENTRY_OUTCOMES),
  /** Battles won, without byes. */
  wins: z.int(),
  points: z.array(pointsOfEntry),
});

export const shownBattle = z.object({
  id: z.int(),
  stage: z.int(),
  position: z.int(),
  kind: z.enum(["main", "third"]),
  /** Entries; null with `open`: not known yet, with `empty`: nobody. */
  first: z.int().nullable(),
  second: z.int().nullable(),
  first_is: z.enum(["entry", "open", "empty"]),
  second_is: z.enum(["entry", "open", "empty"]),
  /** Who leads the first run, where the rules say so. */
  leads: z.int().nullable(),
  how: z.enum(["judges", "bye", "walkover", "seed", "none"]).nullable(),
  winner_id: z.int().nullable(),
  /** Each time it was driven once more, with the points of the two where they were given. */
  reruns: z.array(z.object({ first: z.number().nullable(), second: z.number().nullable() })),
  runs: z.array(z.object({ first: z.number().nullable(), second: z.number().nullable() })),
  note: z.string(),
  decided_at: instant().nullable(),
});

export const countingOut = z.object({
  season_id: z.int(),
  ...countingFields,
  rules: seasonRules.nullable(),
});

export const roundHead = z.object({
  id: z.int(),
  season_id: z.int(),
  number: z.int(),
  name: z.string(),
  names: both,
  track: z.string(),
  date: z.string().nullable(),
  event_id: z.int().nullable(),
  state: z.enum(ROUND_STATES),
  stopped_after: z.int().nullable(),
  /** Official results change by corrections alone. */
  is_official: z.boolean(),
  updated_at: instant(),
});

export const seasonHead = z.object({
  id: z.int(),
  series: z.object({ id: z.int(), slug: z.string(), name: z.string(), names: both, url: z.string() }),
  year: z.int(),
  /** `PRO`; blank: the series has one class. */
  class: z.string(),
  is_active: z.boolean(),
  updated_at: instant(),
});
