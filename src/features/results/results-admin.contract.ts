import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { basedOn, flag, idParams, webAddress, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { oneLine } from "#kit/contract/validation/written.ts";
import {
  changedEntry,
  countingFields,
  driver,
  driverName,
  entryInput,
  id,
  MOST_ENTRIES,
  MOST_ROUNDS,
  nation,
  reason,
  roundFields,
  score,
} from "./result-fields.ts";
import { shownRound, shownSeason } from "./results.contract.ts";
import { ROUND_STATES } from "./rules/round-points.ts";
import { correctionData, roundData, roundInput, runPoints, stage } from "./season-data.ts";
import { figure, seasonRules, treeSize } from "./season-rules.schema.ts";

/** What the team does: editors set seasons up, results are entered by whoever is at the track too. */

const setUp = { access: "admin", roles: ["content"] } as const;
const atTrack = { access: "admin", roles: ["content", "track"] } as const;

const line = (max: number) => z.string().overwrite(oneLine).max(max);
const missing = says({ en: "A name is missing", cs: "Chybí název" });
const names = z
  .object({ en: line(200).default(""), cs: line(200).default("") })
  .refine(({ en, cs }) => en !== "" || cs !== "", { ...missing, path: ["cs"] });

const seriesInput = z.object({ name: names, url: webAddress().default("") });
const series = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  names: z.object({ en: z.string(), cs: z.string() }),
  url: z.string(),
});

const year = wholeNumber(1900, 2100);
const newSeason = z.object({
  series_id: id,
  year,
  class: line(60).default(""),
  is_active: flag().default(false),
  /** A ready set to start from, unless `rules` are sent. */
  ready: line(40).optional(),
  rules: seasonRules.optional(),
});
const changedSeason = z.object({
  year: year.optional(),
  class: line(60).optional(),
  is_active: flag().optional(),
  rules: seasonRules.optional(),
  /** For whom changed rules hold where rounds are held already: for all, or for those to come. */
  applies: z.enum(["all", "to_come"]).optional(),
});

const changedRound = z.object(roundFields).partial().extend({
  /** Rules of its own; null: the season's. */
  rules: seasonRules.nullable().optional(),
});
const counting = z.object(countingFields).partial();
const countingParams = idParams.extend({ season: id });

const entryIds = z.array(id).max(MOST_ENTRIES);
const seasonImport = z.object({
  /** Lines of a table, as the export writes them; or `rounds`. */
  csv: z.string().max(500_000).optional(),
  rounds: z.array(roundData).max(MOST_ROUNDS).optional(),
  corrections: z.array(correctionData).max(100).optional(),
});

/** Each call changes only what it names, of a locked round; what one saw there is in the body where it matters. */
const ofRound = { ...atTrack, params: idParams, response: shownRound } as const;

export const resultsAdminEndpoints = {
  ready: endpoint({
    method: "GET",
    path: "/results/ready-rules",
    ...setUp,
    summary: "Ready rules to start a season from",
    response: z.array(z.object({ key: z.string(), name: z.string(), note: z.string(), rules: seasonRules })),
  }),
  series: endpoint({
    method: "GET",
    path: "/results/series",
    ...atTrack,
    summary: "All series by name",
    response: z.array(series),
  }),
  createSeries: endpoint({
    method: "POST",
    path: "/results/series",
    ...setUp,
    summary: "Adds a series; its slug comes from its name",
    body: seriesInput,
    status: 201,
    response: series,
  }),
  updateSeries: endpoint({
    method: "PUT",
    path: "/results/series/:id",
    ...setUp,
    summary: "Changes a series",
    params: idParams,
    body: seriesInput.partial(),
    response: series,
  }),
  removeSeries: endpoint({
    method: "DELETE",
    path: "/results/series/:id",
    ...setUp,
    summary: "Deletes a series that has no season",
    params: idParams,
  }),
  createSeason: endpoint({
    method: "POST",
    path: "/results/seasons",
    ...setUp,
    summary: "Adds a season of a series, for one class; its rules are sent whole or come from a ready set",
    body: newSeason,
    status: 201,
    response: shownSeason,
  }),
  updateSeason: endpoint({
    method: "PUT",
    path: "/results/seasons/:id",
    ...setUp,
    summary:
      "Changes what is sent. Where rounds are held, changed rules need `applies`: `all`, or `to_come`, by which held rounds keep theirs",
    params: idParams,
    headers: basedOn,
    body: changedSeason,
    response: shownSeason,
  }),
  removeSeason: endpoint({
    method: "DELETE",
    path: "/results/seasons/:id",
    ...setUp,
    summary: "Deletes a season with its rounds, unless one of them is official",
    params: idParams,
  }),
  importSeason: endpoint({
    method: "POST",
    path: "/results/seasons/:id/import",
    ...setUp,
    summary:
      "Brings rounds in, as CSV or as JSON, all or nothing. A round of a number that exists is filled in, unless it is official",
    params: idParams,
    body: seasonImport,
    response: shownSeason,
  }),
  createRound: endpoint({
    method: "POST",
    path: "/results/seasons/:id/rounds",
    ...setUp,
    summary: "Adds a round to a season",
    params: idParams,
    body: roundInput,
    status: 201,
    response: shownRound,
  }),
  updateRound: endpoint({
    method: "PUT",
    path: "/results/rounds/:id",
    ...ofRound,
    ...setUp,
    summary: "Changes what is sent of a round; `rules` are its own",
    body: changedRound,
  }),
  removeRound: endpoint({
    method: "DELETE",
    path: "/results/rounds/:id",
    ...setUp,
    summary: "Deletes a round with all that was entered, unless it is official",
    params: idParams,
  }),
  setCounting: endpoint({
    method: "PUT",
    path: "/results/rounds/:id/counts/:season",
    ...ofRound,
    ...setUp,
    params: countingParams,
    summary: "Says how the round counts in a season, its own or another: number, factor, mark, rules",
    body: counting,
  }),
  removeCounting: endpoint({
    method: "DELETE",
    path: "/results/rounds/:id/counts/:season",
    ...setUp,
    params: countingParams,
    summary: "The round counts no more in this season",
    response: shownRound,
  }),
  setState: endpoint({
    method: "PUT",
    path: "/results/rounds/:id/state",
    ...ofRound,
    summary:
      "Planned, running, stopped after a stage, finished or cancelled; official ones keep their places and change by corrections alone",
    body: z.object({
      state: z.enum(ROUND_STATES).optional(),
      stopped_after: stage.nullable().optional(),
      is_official: flag().optional(),
    }),
  }),
  addEntries: endpoint({
    method: "POST",
    path: "/results/rounds/:id/entries",
    ...ofRound,
    summary:
      "Adds entries, or changes those of drivers who are entered already: also ranks, places and points of an old table",
    body: z.object({ entries: z.array(entryInput).min(1).max(MOST_ENTRIES) }),
    status: 201,
  }),
  updateEntry: endpoint({
    method: "PUT",
    path: "/results/entries/:id",
    ...ofRound,
    summary: "Changes an entry: its car, its number, or that it can’t start any more",
    body: changedEntry,
  }),
  removeEntry: endpoint({
    method: "DELETE",
    path: "/results/entries/:id",
    ...atTrack,
    params: idParams,
    summary: "Takes an entry out, unless it is in the tree",
    response: shownRound,
  }),
  setRun: endpoint({
    method: "PUT",
    path: "/results/entries/:id/runs/:run",
    ...ofRound,
    params: idParams.extend({ run: z.coerce.number().int().min(1).max(10) }),
    summary:
      "Enters one qualifying run; null: not driven. `before`: what one saw there; another figure is told",
    body: z.object({ score, part: score.optional(), before: score.optional() }),
  }),
  setOrder: endpoint({
    method: "PUT",
    path: "/results/rounds/:id/qualifying-order",
    ...ofRound,
    summary: "The order of entries with equal scores, the better one first",
    body: z.object({ entry_ids: entryIds.min(1) }),
  }),
  setPlaces: endpoint({
    method: "PUT",
    path: "/results/rounds/:id/places",
    ...ofRound,
    summary: "Places that the team gives; null: as they follow from the tree",
    body: z.object({
      places: z
        .array(z.object({ entry_id: id, place: wholeNumber(1, 1000).nullable() }))
        .min(1)
        .max(MOST_ENTRIES),
    }),
  }),
  draw: endpoint({
    method: "POST",
    path: "/results/rounds/:id/draw",
    ...ofRound,
    summary:
      "Draws the tree by seeds; 409 with the entries where equal scores are to be put in order first. `entry_ids` are seeds by hand, `slots` the whole first stage",
    body: z.object({
      size: treeSize.optional(),
      entry_ids: entryIds.optional(),
      slots: z.array(id.nullable()).max(64).optional(),
    }),
    status: 201,
  }),
  removeDraw: endpoint({
    method: "DELETE",
    path: "/results/rounds/:id/draw",
    ...atTrack,
    params: idParams,
    summary: "Takes the tree back, while no battle is decided",
    response: shownRound,
  }),
  decide: endpoint({
    method: "PUT",
    path: "/results/battles/:id/decision",
    ...ofRound,
    summary:
      "Says who won. The same word twice is one; another word than the stored one is 409, unless `instead_of` names the stored winner (0: nobody)",
    body: z.object({
      winner_id: id.nullable(),
      how: z.enum(["judges", "walkover", "seed", "none"]).default("judges"),
      instead_of: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
      runs: z.array(runPoints).max(40).optional(),
      note: line(500).optional(),
    }),
  }),
  undoDecision: endpoint({
    method: "POST",
    path: "/results/battles/:id/undo",
    ...ofRound,
    summary: "Takes a decision back; `winner_id` is the one that is stored",
    body: z.object({ winner_id: id.nullable() }),
  }),
  addRerun: endpoint({
    method: "POST",
    path: "/results/battles/:id/reruns",
    ...ofRound,
    summary: "One more time: `number` counts from 1, so that the same word twice is one",
    body: runPoints.partial().extend({ number: wholeNumber(1, 20) }),
    status: 201,
  }),
  addCorrection: endpoint({
    method: "POST",
    path: "/results/seasons/:id/corrections",
    ...setUp,
    params: idParams,
    headers: basedOn,
    summary:
      "Corrects a figure for a reason that everybody can read: points or place of an entry, or bonus, total or position of a driver",
    body: z.object({
      what: z.enum(["qualifying", "battle", "place", "bonus", "total", "position"]),
      value: figure(),
      reason,
      round_id: id.optional(),
      entry_id: id.optional(),
      driver_id: id.optional(),
    }),
    status: 201,
    response: shownSeason,
  }),
  removeCorrection: endpoint({
    method: "DELETE",
    path: "/results/corrections/:id",
    ...setUp,
    params: idParams,
    headers: basedOn,
    summary: "Takes a correction back",
    response: shownSeason,
  }),
  createDriver: endpoint({
    method: "POST",
    path: "/results/drivers",
    ...atTrack,
    summary: "Adds a driver",
    body: z.object({
      name: driverName,
      nation: nation.default(""),
      other_names: z.array(driverName).max(20).default([]),
      team_member_id: id.nullable().default(null),
    }),
    status: 201,
    response: driver,
  }),
  updateDriver: endpoint({
    method: "PUT",
    path: "/results/drivers/:id",
    ...setUp,
    params: idParams,
    summary: "Changes a driver: name, other spellings, nation, whether it is one of the team",
    body: z.object({
      name: driverName.optional(),
      nation: nation.optional(),
      other_names: z.array(driverName).max(20).optional(),
      team_member_id: id.nullable().optional(),
    }),
    response: driver,
  }),
  mergeDriver: endpoint({
    method: "POST",
    path: "/results/drivers/:id/merge",
    ...setUp,
    params: idParams,
    summary:
      "Two records of one person: this one’s starts go to `into`, and its name becomes another spelling there",
    body: z.object({ into: id }),
    response: driver,
  }),
  removeDriver: endpoint({
    method: "DELETE",
    path: "/results/drivers/:id",
    ...setUp,
    params: idParams,
    summary: "Deletes a driver without starts",
  }),
};

export type ResultsAdminEndpoints = typeof resultsAdminEndpoints;
export type NewSeason = z.output<typeof newSeason>;
export type ChangedSeason = z.output<typeof changedSeason>;
export type ChangedRound = z.output<typeof changedRound>;
export type CountingInput = z.output<typeof counting>;
export type EntryInput = z.output<typeof entryInput>;
export type SeasonImport = z.output<typeof seasonImport>;
