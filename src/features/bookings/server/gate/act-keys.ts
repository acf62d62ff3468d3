import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Database } from "#kit/server/database/database.ts";
import { isUniqueViolation } from "#kit/server/database/database-errors.ts";
import { gateActs } from "../bookings.table.ts";
import { MovedMeanwhile } from "../seats/change-seat.ts";

/** Each thing that is done at the gate has a key: sent again, it is answered again. */

const KEY_USED: Both<string> = {
  en: "This key was used for something else that was done at the gate.",
  cs: "Tento klíč už patří k něčemu jinému, co se u vjezdu udělalo.",
};

export function hashOf(act: object): string {
  return createHash("sha256").update(JSON.stringify(act)).digest("base64url");
}

/** What was done with a key; null: nothing yet. Throws IDEMPOTENCY_KEY_REUSED where it was something else. */
export async function doneBefore(tx: Database, key: string, hash: string) {
  const [earlier] = await tx.select().from(gateActs).where(eq(gateActs.key, key));
  if (earlier && earlier.body_hash !== hash) throw new Refusal("IDEMPOTENCY_KEY_REUSED", { words: KEY_USED });
  return earlier ?? null;
}

/** Where somebody else moves the booking, or sends the same key, at the same moment, it is done after that. */
export async function afterOthers<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isRace = error instanceof MovedMeanwhile || isUniqueViolation(error, "gate_acts_pkey");
      if (!isRace || tries === 5) throw error;
    }
  }
}
