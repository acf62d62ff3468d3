import type { FastifyReply } from "fastify";
import { implement } from "#kit/server/http/mount.ts";
import { resultsEndpoints } from "../results.contract.ts";
import { resultsAdminEndpoints } from "../results-admin.contract.ts";
import { addRerun, decideBattle, undoDecision } from "./battles.service.ts";
import { addCorrection, removeCorrection } from "./corrections.service.ts";
import { drawTree, removeDraw } from "./draw.service.ts";
import { createDriver, mergeDriver, removeDriver, updateDriver } from "./drivers.service.ts";
import { addEntries, removeEntry, setOrder, setPlaces, setRun, updateEntry } from "./entries.service.ts";
import { importSeason } from "./import-season.ts";
import { listenToRound } from "./live.ts";
import {
  getCar,
  getDriver,
  getLatest,
  getRound,
  getSeason,
  getYear,
  listDrivers,
  listRounds,
  listSeasons,
} from "./read-results.ts";
import {
  createRound,
  removeCounting,
  removeRound,
  setCounting,
  setState,
  updateRound,
} from "./rounds.service.ts";
import { seasonAsCsv, seasonAsData } from "./season-files.ts";
import {
  createSeason,
  createSeries,
  listSeries,
  readyRules,
  removeSeason,
  removeSeries,
  updateSeason,
  updateSeries,
} from "./seasons.service.ts";

export const resultsRoutes = implement(resultsEndpoints, {
  seasons: (context, { query }) => listSeasons(context, query),
  season: (context, { params, query }) => getSeason(context, params.id, query.after),
  seasonTable: async (context, { params }, reply) =>
    sendCsv(reply, await seasonAsCsv(context, params.id), params.id),
  seasonData: (context, { params }) => seasonAsData(context, params.id),
  year: (context, { params }) => getYear(context, params.year),
  rounds: (context, { query }) => listRounds(context, query.event_id),
  round: (context, { params }) => getRound(context, params.id),
  live: (context, { params }, reply) => listenToRound(context, params.id, reply),
  latest: (context) => getLatest(context),
  drivers: (context, { query }) => listDrivers(context, query),
  driver: (context, { params }) => getDriver(context, params.id),
  car: (context, { params }) => getCar(context, params.id),
});

export const resultsAdminRoutes = implement(resultsAdminEndpoints, {
  ready: (context) => readyRules(context),
  series: (context) => listSeries(context),
  createSeries: (context, { body }) => createSeries(context, body),
  updateSeries: (context, { params, body }) => updateSeries(context, params.id, body),
  removeSeries: (context, { params }) => removeSeries(context, params.id),
  createSeason: (context, { body }) => createSeason(context, body),
  updateSeason: (context, { params, body }) => updateSeason(context, params.id, body),
  removeSeason: (context, { params }) => removeSeason(context, params.id),
  importSeason: (context, { params, body }) => importSeason(context, params.id, body),
  createRound: (context, { params, body }) => createRound(context, params.id, body),
  updateRound: (context, { params, body }) => updateRound(context, params.id, body),
  removeRound: (context, { params }) => removeRound(context, params.id),
  setCounting: (context, { params, body }) => setCounting(context, params.id, params.season, body),
  removeCounting: (context, { params }) => removeCounting(context, params.id, params.season),
  setState: (context, { params, body }) => setState(context, params.id, body),
  addEntries: (context, { params, body }) => addEntries(context, params.id, body.entries),
  updateEntry: (context, { params, body }) => updateEntry(context, params.id, body),
  removeEntry: (context, { params }) => removeEntry(context, params.id),
  setRun: (context, { params, body }) => setRun(context, params.id, params.run, body),
  setOrder: (context, { params, body }) => setOrder(context, params.id, body.entry_ids),
  setPlaces: (context, { params, body }) => setPlaces(context, params.id, body.places),
  draw: (context, { params, body }) => drawTree(context, params.id, body),
  removeDraw: (context, { params }) => removeDraw(context, params.id),
  decide: (context, { params, body }) => decideBattle(context, params.id, body),
  undoDecision: (context, { params, body }) => undoDecision(context, params.id, body.winner_id),
  addRerun: (context, { params, body }) => addRerun(context, params.id, body),
  addCorrection: (context, { params, body }) => addCorrection(context, params.id, body),
  removeCorrection: (context, { params }) => removeCorrection(context, params.id),
  createDriver: (context, { body }) => createDriver(context, body),
  updateDriver: (context, { params, body }) => updateDriver(context, params.id, body),
  mergeDriver: (context, { params, body }) => mergeDriver(context, params.id, body.into),
  removeDriver: (context, { params }) => removeDriver(context, params.id),
});

async function sendCsv(reply: FastifyReply, text: string, id: number): Promise<void> {
  await reply
    .type("text/csv; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="season-${id}.csv"`)
    .send(text);
}
