import { z } from "zod";
import { endpoint, type ReturnOf } from "#kit/contract/endpoint.ts";
import { idParams, wholeNumber } from "#kit/contract/validation/fields.ts";
import {
  correction,
  countingOut,
  driver,
  id,
  roundHead,
  seasonHead,
  shownBattle,
  shownEntry,
} from "./result-fields.ts";
import { seasonData } from "./season-data.ts";
import { seasonRules } from "./season-rules.schema.ts";

/** What everybody may read of results. The team also sees seasons that are not published yet. */

const roles = ["editor", "track"] as const;

export const shownRound = roundHead.extend({
  season: seasonHead,
  /** The rules that the round is driven by. */
  rules: seasonRules,
  has_own_rules: z.boolean(),
  counts: z.array(countingOut),
  /** The places of the tree; 0: nothing is drawn. */
  size: z.int(),
  entries: z.array(shownEntry),
  battles: z.array(shownBattle),
  corrections: z.array(correction),
  /** What waits for the team's word: equal scores, or places that are given by hand. */
  asks: z.array(z.object({ what: z.enum(["tie", "places"]), entry_ids: z.array(z.int()) })),
});

const standingRow = z.object({
  key: z.string(),
  driver: driver.nullable(),
  position: z.int(),
  is_shared: z.boolean(),
  total: z.number(),
  /** Without anything dropped. */
  gross: z.number(),
  bonus: z.number(),
  qualifying: z.number(),
  battle: z.number(),
  is_corrected: z.boolean(),
  rounds: z.array(
    z.object({
      round_id: z.int(),
      number: z.int(),
      place: z.int().nullable(),
      /** Null: was not there. */
      qualifying: z.number().nullable(),
      battle: z.number().nullable(),
      total: z.number().nullable(),
      is_dropped: z.boolean(),
      is_corrected: z.boolean(),
    }),
  ),
});

export const shownStandings = z.object({
  rows: z.array(standingRow),
  held: z.int(),
  to_come: z.int(),
  /** The most that one can still add. */
  points_possible: z.number(),
  /** Whether enough rounds are held or planned for a title. */
  has_title: z.boolean(),
  /** The row that nobody can reach any more. */
  champion: z.string().nullable(),
  /** Some of the rounds are not official yet. */
  is_preliminary: z.boolean(),
});

export const seasonRound = roundHead.extend({
  factor: z.number(),
  winner: driver.nullable(),
  entries: z.int(),
});

export const shownSeason = seasonHead.extend({
  rules: seasonRules,
  rounds: z.array(seasonRound),
  standings: shownStandings,
  rankings: z.array(z.object({ key: z.string(), name: z.string(), standings: shownStandings })),
  corrections: z.array(correction.extend({ driver })),
});

const start = z.object({
  season: seasonHead,
  round: roundHead,
  entry: shownEntry.omit({ points: true }),
  total: z.number().nullable(),
});

const figures = z.object({
  starts: z.int(),
  wins: z.int(),
  podiums: z.int(),
  best_place: z.int().nullable(),
  best_qualifying: z.int().nullable(),
  battles_won: z.int(),
});

/** How a driver stands in a season, or stood at its end. */
const driverSeason = z.object({
  season: seasonHead,
  position: z.int(),
  total: z.number(),
  is_champion: z.boolean(),
  /** No round is to come. */
  is_over: z.boolean(),
});

export const shownStarts = z.object({ starts: z.array(start), figures });

const read = { method: "GET", access: "public", roles, cache: true } as const;

export const resultsEndpoints = {
  seasons: endpoint({
    ...read,
    path: "/results/seasons",
    summary: "Seasons, newest first, by series and class; `year` filters",
    query: z.object({ year: wholeNumber(1900, 2100).optional() }),
    response: z.array(seasonHead.extend({ rounds: z.int() })),
  }),
  season: endpoint({
    ...read,
    path: "/results/seasons/:id",
    summary:
      "One season with its rules, rounds and standings; `after` leaves the rounds up to this number in the standings",
    params: idParams,
    query: z.object({ after: wholeNumber(0, 99).optional() }),
    response: shownSeason,
  }),
  seasonTable: endpoint({
    ...read,
    path: "/results/seasons/:id/csv",
    summary: "A season's rounds as CSV, one line for each entry; the import reads the same",
    params: idParams,
    raw: { contentType: "text/csv" },
  }),
  seasonData: endpoint({
    ...read,
    path: "/results/seasons/:id/data",
    summary: "A whole season as JSON, with entries, runs and battles; the import reads the same",
    params: idParams,
    response: seasonData,
  }),
  year: endpoint({
    ...read,
    path: "/results/years/:year",
    summary: "All seasons of a year with their standings",
    params: z.object({ year: z.coerce.number().int().min(1900).max(2100) }),
    response: z.object({
      year: z.int(),
      years: z.array(z.int()),
      seasons: z.array(shownSeason),
    }),
  }),
  rounds: endpoint({
    ...read,
    path: "/results/rounds",
    summary: "Rounds of one event, in the order of their seasons and numbers",
    query: z.object({ event_id: id }),
    response: z.array(roundHead.extend({ season: seasonHead })),
  }),
  round: endpoint({
    ...read,
    path: "/results/rounds/:id",
    summary: "One round with entries, qualifying, tree, places and points",
    params: idParams,
    response: shownRound,
  }),
  live: endpoint({
    method: "GET",
    path: "/results/rounds/:id/live",
    access: "open",
    summary:
      "Server-sent events: `changed` with the time of the change whenever the round changes. 503 with Retry-After where too many listen",
    params: idParams,
    raw: { contentType: "text/event-stream" },
  }),
  latest: endpoint({
    ...read,
    path: "/results/latest",
    summary:
      "The last held round with its first three and the team’s own drivers, and their standing; null: none",
    response: z
      .object({
        season: seasonHead,
        round: roundHead,
        podium: z.array(z.object({ place: z.int(), driver })),
        own: z.array(
          z.object({
            driver,
            place: z.int().nullable(),
            position: z.int().nullable(),
            total: z.number().nullable(),
          }),
        ),
      })
      .nullable(),
  }),
  drivers: endpoint({
    ...read,
    path: "/results/drivers",
    summary: "Drivers of results by name; `team_member_id` leaves the one who is this member of the team",
    query: z.object({ team_member_id: id.optional() }),
    response: z.array(driver.extend({ other_names: z.array(z.string()), starts: z.int() })),
  }),
  driver: endpoint({
    ...read,
    path: "/results/drivers/:id",
    summary: "A driver’s starts, latest first, with figures of the career and the standing in each season",
    params: idParams,
    response: shownStarts.extend({ driver, seasons: z.array(driverSeason) }),
  }),
  car: endpoint({
    ...read,
    path: "/results/cars/:id",
    summary: "The starts of one of the team’s cars, latest first",
    params: idParams,
    response: shownStarts,
  }),
};

export type ResultsEndpoints = typeof resultsEndpoints;
export type ShownRound = z.output<typeof shownRound>;
export type ShownSeason = z.output<typeof shownSeason>;
export type ShownBattle = z.output<typeof shownBattle>;
export type ShownStandings = z.output<typeof shownStandings>;
export type SeasonHead = z.output<typeof seasonHead>;
export type ShownStarts = z.output<typeof shownStarts>;
export type DriverStarts = ReturnOf<ResultsEndpoints["driver"]>;
export type EventRound = ReturnOf<ResultsEndpoints["rounds"]>[number];
export type LatestResult = NonNullable<ReturnOf<ResultsEndpoints["latest"]>>;
