import type { Both } from "#kit/contract/language/language.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import type { DriverRow, RoundRow, SeasonRow } from "./load-rounds.ts";
import type { SeriesRow } from "./round-view.ts";

/**
 * What the log of changes keeps. Of a round it keeps what changed and no more: a round has some sixty battles, and its
 * whole tree in each entry would be megabytes. None of it is put back from the log: results have undo of their own.
 */

type Logged<Row> = Pick<Row, keyof Row & "id"> & { id: number } & Record<string, unknown>;

export const seriesHistory = recordHistory<SeriesRow>("result-series", ({ names }) => inBoth(names));

export const seasonHistory = recordHistory<Logged<SeasonRow> & { label: Both<string> }>(
  "result-seasons",
  ({ label }) => label,
);

export const roundHistory = recordHistory<Logged<RoundRow> & { label: Both<string> }>(
  "result-rounds",
  ({ label }) => label,
);

export const driverHistory = recordHistory<DriverRow>("result-drivers", ({ name }) => ({
  en: name,
  cs: name,
}));

export function inBoth({ en, cs }: Both<string>): Both<string> {
  return { en: en || cs, cs: cs || en };
}

/** What the log calls a season: `Czech Drift Series 2026 PRO`. */
export function seasonLabel(
  series: SeriesRow,
  { year, class: name }: Pick<SeasonRow, "year" | "class">,
): Both<string> {
  const { en, cs } = inBoth(series.names);
  const end = [year, name].filter(Boolean).join(" ");
  return { en: `${en} ${end}`, cs: `${cs} ${end}` };
}

export function roundLabel(
  series: SeriesRow,
  season: SeasonRow,
  { number }: Pick<RoundRow, "number">,
): Both<string> {
  const { en, cs } = seasonLabel(series, season);
  return { en: `${en}, round ${number}`, cs: `${cs}, ${number}. závod` };
}
