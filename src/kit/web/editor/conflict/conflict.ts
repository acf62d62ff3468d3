import { isApiError } from "../../api/api-error.ts";
import { type Difference, differences, isSame, mixed } from "./differences.ts";

/** A form and the record that somebody else has changed under it. */
export interface Conflict<Full, Values> {
  /** The record as it is now. */
  record: Full;
  theirs: Values;
  /** What the form showed when it was opened; null where that is not known any more. */
  base: Values | null;
  /** Who changed it, null where the log does not know. */
  by: string | null;
}

/** The conflict that a refused write tells of; null for every other failure. `base` is what it was based on. */
export function conflictIn<Full, Values>(
  error: unknown,
  toValues: (record: Full) => Values,
  base: Full,
): Conflict<Full, Values> | null {
  if (!isApiError(error) || error.code !== "CHANGED_MEANWHILE") return null;
  // The record in the refusal has the shape of the endpoint's answer, which is that of a record.
  const record = error.body.record as Full;
  const by = typeof error.body.changed_by === "string" ? error.body.changed_by : null;
  return { record, theirs: toValues(record), base: toValues(base), by };
}

export interface Choice extends Difference {
  /** Preselected: a field that only they have changed. */
  takesTheirs: boolean;
}

/** `stock_seen` belongs to `stock`: what the form saw goes with what it sets. */
const SEEN = "_seen";

/** My values with the chosen fields of theirs. */
export function chosenValues<Values>(
  mine: Values,
  { theirs }: Conflict<unknown, Values>,
  paths: string[],
): Values {
  const seen = differences(mine, theirs)
    .map(({ path }) => path)
    .filter((path) => path.endsWith(SEEN) && paths.includes(path.slice(0, -SEEN.length)));
  return mixed(mine, theirs, [...paths, ...seen]);
}

/** The fields whose value in the form is not the stored one. `before` is mine, `after` is theirs. */
export function choicesOf<Values>(mine: Values, { theirs, base }: Conflict<unknown, Values>): Choice[] {
  const shown = differences(mine, theirs).filter(({ path }) => !path.endsWith(SEEN));
  return shown.map((difference) => {
    const { path, before } = difference;
    return { ...difference, takesTheirs: base !== null && isSame(valueAt(base, path), before) };
  });
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce((value: unknown, key) => (value as Record<string, unknown> | null | undefined)?.[key], values);
}
