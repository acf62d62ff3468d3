import { askOutside, OutsideError } from "#kit/server/ask-outside.ts";
import type { Statement } from "../../bank-entry.ts";
import { readFioJson } from "../statements/fio-json.ts";

/** Fio's API Bankovnictví, version 1.9: bookings of a period as JSON, with a token that may only read. */

/** The bank is slow with long periods. */
const PATIENCE_MS = 60_000;
const MOST_BYTES = 20_000_000;

export class FioError extends Error {
  /** `too-soon`: within 30 seconds of the question before. `too-much`: the period is too long, or too long ago. */
  readonly kind: "refused" | "away" | "too-soon" | "too-much";

  constructor(kind: FioError["kind"], cause?: unknown) {
    super(`Fio: ${kind}`, { cause });
    this.kind = kind;
  }
}

/** Bookings of the days from `from` to `to` (YYYY-MM-DD, both included). Throws FioFault, StatementFault. */
export async function askFio(
  { url, token }: { url: string; token: string },
  from: string,
  to: string,
): Promise<Statement> {
  const address = `${url}/periods/${encodeURIComponent(token)}/${from}/${to}/transactions.json`;
  const response = await askOutside(address, { patienceMs: PATIENCE_MS, mostBytes: MOST_BYTES }).catch(
    (error) => {
      throw new FioError(
        error instanceof OutsideError && error.kind === "too-large" ? "too-much" : "away",
        error,
      );
    },
  );
  if (response.isOk) return readFioJson(response.body.toString("utf8"));
  if (response.status === 409) throw new FioError("too-soon");
  if (response.status === 413 || response.status === 422) throw new FioError("too-much");
  // A token that does not exist, or not any more, is answered as the bank's own fault (500).
  if ([401, 403, 404, 500].includes(response.status)) throw new FioError("refused");
  throw new FioError("away", `status ${response.status}`);
}
