import { askOutside, OutsideFault } from "#kit/server/ask-outside.ts";
import type { Statement } from "../../bank-entry.ts";
import { readFioJson } from "../statements/fio-json.ts";

/** Fio's API Bankovnictví, version 1.9: bookings of a period as JSON, with a token that may only read. */

/** The bank is slow with long periods. */
const PATIENCE_MS = 60_000;
const MOST_BYTES = 20_000_000;

export class FioFault extends Error {
  /** `too-soon`: within 30 seconds of the question before. `too-much`: the period is too long, or too long ago. */
  readonly kind: "refused" | "away" | "too-soon" | "too-much";

  constructor(kind: FioFault["kind"], cause?: unknown) {
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
      throw new FioFault(
        error instanceof OutsideFault && error.kind === "too-large" ? "too-much" : "away",
        error,
      );
    },
  );
  if (response.isOk) return readFioJson(response.body.toString("utf8"));
  if (response.status === 409) throw new FioFault("too-soon");
  if (response.status === 413 || response.status === 422) throw new FioFault("too-much");
  // A token that does not exist, or not any more, is answered as the bank's own fault (500).
  if ([401, 403, 404, 500].includes(response.status)) throw new FioFault("refused");
  throw new FioFault("away", `status ${response.status}`);
}
