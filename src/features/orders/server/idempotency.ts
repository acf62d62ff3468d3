import { createHash } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { PlacedOrder } from "../order-records.contract.ts";
import { idempotencyKeys } from "./orders.table.ts";

const BAD_KEY: Both<string> = {
  en: "Idempotency-Key must be 1 to 200 visible ASCII characters.",
  cs: "Idempotency-Key musí mít 1 až 200 viditelných znaků ASCII.",
};

/** The call's Idempotency-Key; null without the header. Throws BAD_REQUEST for one that is none. */
export function idempotencyKey({ header }: Context): string | null {
  const key = header("idempotency-key");
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal("BAD_REQUEST", { words: BAD_KEY });
  return key;
}

/**
 * Takes the key for this body until the transaction ends; a call that comes meanwhile waits here. Answers null
 * where the key is new, else the earlier answer. Throws IDEMPOTENCY_KEY_REUSED where the body was another.
 */
export async function claimKey(tx: Database, key: string, body: object): Promise<PlacedOrder | null> {
  const body_hash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ key, body_hash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [earlier] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  if (!earlier || earlier.body_hash !== body_hash) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  return earlier.answer as PlacedOrder;
}

/** Keeps the answer for calls that come again with the key. */
export async function keepAnswer(tx: Database, key: string, answer: PlacedOrder): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer, order_id: answer.orderId })
    .where(eq(idempotencyKeys.key, key));
}

/** Keys go a year after their use, as the privacy page promises for technical records. */
export async function forgetIdempotencyKeys(db: Database, now: Date): Promise<void> {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, yearAgo));
}
