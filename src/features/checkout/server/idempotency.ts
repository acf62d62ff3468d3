import { createHash } from "node:crypto";
import { eq, lt, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { PlacedOrder } from "../checkout.contract.ts";
import { idempotencyKeys } from "./idempotency.table.ts";

const BAD_KEY: Both<string> = {
  en: "Idempotency-Key must be 1 to 200 visible ASCII characters.",
  cs: "Idempotency-Key musí mít 1 až 200 viditelných znaků ASCII.",
};

/** The call's Idempotency-Key; null without the header. Throws BAD_REQUEST for an invalid one. */
export function idempotencyKey({ header }: Context): string | null {
  const key = header("idempotency-key");
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal("BAD_REQUEST", { words: BAD_KEY });
  return key;
}

/** A body as its key remembers it. */
export function bodyHash(body: object): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64url");
}

/**
 * Takes the key for this body until the transaction ends, as a part of a statement; a call that comes meanwhile
 * waits here. It answers the key where it is new, nothing where it was used (`earlierAnswer`) or is null.
 */
export function claimKey(key: string | null, hash: string | null): SQL {
  return sql`insert into ${idempotencyKeys} (key, body_hash) select ${key}::text, ${hash}::text
    where ${key}::text is not null on conflict do nothing returning key`;
}

/** What the key was answered before. Throws IDEMPOTENCY_KEY_REUSED where the body was another. */
export async function earlierAnswer(tx: Database, key: string, hash: string): Promise<PlacedOrder> {
  const [earlier] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  if (!earlier || earlier.body_hash !== hash) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  return earlier.answer as unknown as PlacedOrder;
}

interface NewAnswer {
  /** null where the call has none: then nothing is kept. */
  key: string | null;
  /** JSON of `PlacedOrder`. */
  answer: string;
  order: number;
}

/** Keeps the answer for calls that come again with the key, as a part of a statement. */
export function keepAnswer({ key, answer, order }: NewAnswer): SQL {
  return sql`update ${idempotencyKeys} set answer = ${answer}::jsonb, order_id = ${order}::int
    where key = ${key}::text`;
}

/** Keys go a year after their use, as the privacy page promises for technical records. */
export async function forgetIdempotencyKeys(db: Database, now: Date): Promise<void> {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, yearAgo));
}
