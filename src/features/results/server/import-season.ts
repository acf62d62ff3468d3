import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { plainLetters } from "#kit/contract/language/plain-letters.ts";
import { parseIn } from "#kit/contract/validation/says.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { EntryInput, SeasonImport } from "../results-admin.contract.ts";
import { TREE_SIZES } from "../rules/season-rules.ts";
import { type RoundData, roundData } from "../season-data.ts";
import { loaded, lockRound, logRound, resolved } from "./change-round.ts";
import { insertCorrection } from "./corrections.service.ts";
import { completeBattles } from "./draw.service.ts";
import { driverFinder } from "./drivers.service.ts";
import { deleteBattles, writeEntries } from "./entries.service.ts";
import type { LoadedRound, SeasonRow } from "./load-rounds.ts";
import { getSeason } from "./read-results.ts";
import { conflict, RESULT_WORDS } from "./result-words.ts";
import { resultBattles, resultCountings, resultEntries, resultRounds } from "./results.table.ts";
import { insertRound, tellRounds, writeState } from "./rounds.service.ts";
import { lockSeason } from "./seasons.service.ts";

/** Brings rounds in, all of them or none. Throws NOT_FOUND, INVALID, CONFLICT for an official round. */
export async function importSeason(
  context: Context,
  seasonId: number,
  { csv, rounds, corrections = [] }: SeasonImport,
) {
  if ((csv === undefined) === (rounds === undefined))
    throw invalidField("csv", RESULT_WORDS.csvOrRounds, context.language);
  const data = rounds ?? readCsv(context, csv as string);
  const written: LoadedRound[] = [];
  const shown = await context.db.transaction(async (tx) => {
    const season = await lockSeason(tx, seasonId);
    for (const [index, one] of data.entries())
      written.push(await importRound(context, tx, season, one, `rounds.${index}`));
    const find = await driverFinder(context, tx);
    for (const [index, one] of corrections.entries()) {
      const { driver, ...correction } = one;
      const { id } = await find({ driver }, `corrections.${index}`);
      await insertCorrection(context, tx, seasonId, { ...correction, driver_id: id });
    }
    return getSeason({ ...context, db: tx }, seasonId);
  });
  await tellRounds(context, written);
  return shown;
}

async function importRound(
  context: Context,
  tx: Database,
  season: SeasonRow,
  data: RoundData,
  path: string,
): Promise<LoadedRound> {
  const id = await roundFor(context, tx, season, data);
  const before = await lockRound(tx, id);
  if (before.row.is_official) throw conflict(RESULT_WORDS.official, { round: data.number });
  if (data.rules !== null)
    await tx.update(resultRounds).set({ rules: data.rules }).where(eq(resultRounds.id, id));
  const entries = data.entries.map(({ seed: _, tie_order: __, ...entry }): EntryInput => entry);
  const ruled = { ...before, round: { ...before.round, rules: data.rules ?? before.round.rules } };
  await writeEntries(context, tx, ruled, entries, `${path}.entries`);
  await importSeeds(context, tx, data, id, `${path}.entries`);
  if (data.tree.length > 0) await importTree(context, tx, data, id, `${path}.tree`);
  const find = await driverFinder(context, tx);
  const filled = await loaded(tx, id);
  for (const [index, { driver, ...correction }] of data.corrections.entries()) {
    const at = `${path}.corrections.${index}`;
    const { id: driver_id } = await find({ driver }, at);
    const entry = filled.entries.find((one) => one.driver_id === driver_id);
    if (!entry) throw invalidField(`${at}.driver`, RESULT_WORDS.needsEntry, context.language);
    await insertCorrection(context, tx, season.id, {
      ...correction,
      driver_id,
      entry_id: entry.id,
      round_id: id,
    });
  }
  await writeState(tx, filled, {
    state: data.state,
    stopped_after: data.stopped_after,
    is_official: data.is_official,
  });
  const after = await loaded(tx, id);
  await logRound(context, tx, after, { after: { imported: data.entries.length, state: after.row.state } });
  return after;
}

/** The round of this number, as it is or new. */
async function roundFor(context: Context, tx: Database, season: SeasonRow, data: RoundData): Promise<number> {
  const rows = await tx
    .select({ id: resultRounds.id, number: resultRounds.number })
    .from(resultRounds)
    .where(eq(resultRounds.season_id, season.id))
    .orderBy(resultRounds.number);
  const same = rows.find(({ number }) => number === data.number);
  const { name, track, date, factor, factor_of, always_counts } = data;
  // Events are those of this site: data from another one names none that must exist here.
  if (!same) return insertRound(context, tx, season, { ...data, event_id: null });
  const values = {
    ...((name.en || name.cs) && { names: name }),
    ...(track && { track }),
    ...(date && { date }),
  };
  if (Object.keys(values).length > 0)
    await tx.update(resultRounds).set(values).where(eq(resultRounds.id, same.id));
  if (factor !== 1 || factor_of !== null || always_counts)
    await tx
      .update(resultCountings)
      .set({ factor, factor_of, always_counts })
      .where(eq(resultCountings.round_id, same.id));
  return same.id;
}

/** Seeds of the entries, each once, and their order among equal scores. Throws INVALID. */
async function importSeeds(
  context: Context,
  tx: Database,
  data: RoundData,
  id: number,
  path: string,
): Promise<void> {
  const seeds = data.entries.flatMap(({ seed }) => seed ?? []);
  if (new Set(seeds).size < seeds.length) throw invalidField(path, RESULT_WORDS.wrongTree, context.language);
  if (data.entries.every(({ seed, tie_order }) => seed == null && tie_order == null)) return;
  const find = await driverFinder(context, tx);
  const { entries } = await loaded(tx, id);
  for (const [index, one] of data.entries.entries()) {
    const driver = await find(one, `${path}.${index}`);
    const entry = entries.find(({ driver_id }) => driver_id === driver.id);
    const { seed = entry?.seed ?? null, tie_order = entry?.tie_order ?? null } = one;
    if (entry) await tx.update(resultEntries).set({ seed, tie_order }).where(eq(resultEntries.id, entry.id));
  }
}

async function importTree(
  { language }: Context,
  tx: Database,
  data: RoundData,
  id: number,
  path: string,
): Promise<void> {
  const round = await loaded(tx, id);
  const bySeed = new Map(
    round.entries.flatMap(({ id: entry, seed }) => (seed === null ? [] : [[seed, entry] as const])),
  );
  const seeds = data.tree.filter((seed) => seed !== null);
  const isRight =
    (TREE_SIZES as readonly number[]).includes(data.tree.length) &&
    new Set(seeds).size === seeds.length &&
    seeds.every((seed) => bySeed.has(seed)) &&
    data.battles.every(({ winner }) => winner === null || bySeed.has(winner));
  if (!isRight) throw invalidField(path, RESULT_WORDS.wrongTree, language);
  await deleteBattles(tx, id);
  const slots = data.tree.map((seed) => (seed === null ? null : (bySeed.get(seed) as number)));
  await tx.update(resultRounds).set({ slots }).where(eq(resultRounds.id, id));
  for (const { winner, ...battle } of data.battles)
    await tx.insert(resultBattles).values({
      ...battle,
      round_id: id,
      winner_id: winner === null ? null : (bySeed.get(winner) as number),
      how: winner === null ? "none" : battle.how,
    });
  await completeBattles(tx, id, slots.length, round.round.rules.tree.third);
  // Each winner must have been in the battle.
  const after = await loaded(tx, id);
  const battles = resolved(after);
  for (const { stage, position, kind, winner_id } of after.battles) {
    if (winner_id === null) continue;
    const battle = battles.find(
      (one) => one.stage === stage && one.position === position && one.kind === kind,
    );
    if (battle?.winner !== winner_id) throw invalidField(path, RESULT_WORDS.wrongTree, language);
  }
}

/** What a column may be called, folded. */
const COLUMNS: Record<string, readonly string[]> = {
  round: ["round", "zavod", "kolo"],
  date: ["date", "datum"],
  name: ["name", "nazev"],
  track: ["track", "trat", "misto konani"],
  driver: ["driver", "jezdec", "jmeno"],
  nation: ["nation", "stat", "narodnost"],
  number: ["number", "cislo", "startovni cislo"],
  car: ["car", "auto", "vuz"],
  status: ["status", "stav"],
  guest: ["guest", "host"],
  marks: ["marks", "znacky"],
  rank: ["rank", "kvalifikace"],
  seed: ["seed", "nasazeni"],
  place: ["place", "umisteni", "misto"],
  qualifying_points: ["qualifying_points", "body za kvalifikaci"],
  battle_points: ["battle_points", "body za souboje"],
  points: ["points", "body"],
};

function fold(text: string): string {
  return plainLetters(text).toLowerCase().trim();
}

/** Lines of a table as rounds. A dash or an x is nothing; a decimal comma is one. Throws INVALID. */
function readCsv({ language }: Context, text: string): RoundData[] {
  const fail = (words: { en: string; cs: string }) => invalidField("csv", words, language);
  const [firstLine = ""] = text.split("\n", 1);
  const delimiter = [";", "\t", ","].find((one) => firstLine.includes(one)) ?? ",";
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
    });
  } catch {
    throw fail(RESULT_WORDS.csvUnreadable);
  }
  const [head = [], ...lines] = rows;
  const columns = head.map(fold);
  const at = (name: string) => columns.findIndex((column) => COLUMNS[name]?.includes(column));
  if (at("round") < 0 || at("driver") < 0) throw fail(RESULT_WORDS.csvColumns);
  const runColumns = columns.flatMap((column, index) =>
    /^(?:run|jizda)[ _]?\d{1,2}$/.test(column) ? [index] : [],
  );
  const rounds = new Map<number, Record<string, unknown> & { entries: unknown[] }>();
  for (const [index, cells] of lines.entries()) {
    const cell = (name: string) => {
      const value = at(name) < 0 ? "" : (cells[at(name)] ?? "");
      // A formula was escaped on the way out.
      return /^'[=+\-@]/.test(value) ? value.slice(1) : value;
    };
    const figureOf = (value: string, column: string) => {
      const plain = value.replace(",", ".").trim();
      if (/^(?:-|–|x|)$/i.test(plain)) return null;
      if (!/^-?\d{1,9}(?:\.\d{1,3})?$/.test(plain)) throw fail(RESULT_WORDS.csvLine(index + 2, column));
      return Number(plain);
    };
    const number = figureOf(cell("round"), "round");
    if (number === null) throw fail(RESULT_WORDS.csvLine(index + 2, "round"));
    const round = rounds.get(number) ?? { number, entries: [] };
    rounds.set(number, round);
    if (cell("date")) round.date = cell("date");
    if (cell("track")) round.track = cell("track");
    if (cell("name")) round.name = { en: cell("name"), cs: cell("name") };
    const figure = (name: string) => (at(name) < 0 ? undefined : figureOf(cell(name), name));
    const battle = figure("battle_points");
    round.entries.push({
      driver: cell("driver"),
      nation: cell("nation"),
      number: cell("number"),
      car: cell("car"),
      ...(cell("status") && { status: cell("status") }),
      ...(cell("guest") && { is_guest: cell("guest") }),
      ...(cell("marks") && {
        marks: cell("marks")
          .split("|")
          .map((mark) => mark.trim())
          .filter(Boolean),
      }),
      ...(runColumns.length > 0 && {
        runs: runColumns.map((column) => figureOf(cells[column] ?? "", head[column] ?? "")),
      }),
      rank_by_hand: figure("rank"),
      seed: figure("seed"),
      place_by_hand: figure("place"),
      typed_qualifying: figure("qualifying_points"),
      typed_battle: battle ?? figure("points"),
    });
  }
  const parsed = parseIn(language, roundData.array().max(50), [...rounds.values()]);
  if (!parsed.ok) {
    const [error] = parsed.errors;
    throw new Refusal("INVALID", {
      words: { en: error?.message ?? "", cs: error?.message ?? "" },
      errors: parsed.errors.map(({ path, message }) => ({ path: `csv.${path}`, message })),
    });
  }
  return parsed.value;
}
