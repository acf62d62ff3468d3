import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Config } from "#kit/server/config/config.ts";
import type { Database } from "#kit/server/database/database.ts";
import { isKey, secretKey } from "#kit/server/secrets/secret-key.ts";
import { reviewInvitations } from "./reviews.table.ts";

type Secret = Pick<Config, "TOKEN_SECRET">;
export type Invitation = typeof reviewInvitations.$inferSelect;

/** What the link in the mail names. */
export interface ReviewAddress {
  id: number;
  key: string;
}

/** The path of the page on which an invited person writes, for that person alone. */
export function reviewPath(config: Secret, invitation: Pick<Invitation, "id" | "created_at">): string {
  return `/review/${invitation.id}/${keyOf(config, invitation)}`;
}

/** The invitation that a link opens, locked where a transaction asks so. Throws NOT_FOUND for a wrong key, too. */
export async function invitationByKey(
  config: Secret,
  db: Database,
  { id, key }: ReviewAddress,
  { locked = false } = {},
): Promise<Invitation> {
  const query = db.select().from(reviewInvitations).where(eq(reviewInvitations.id, id));
  const [invitation] = await (locked ? query.for("update") : query);
  if (!invitation || !isKey(keyOf(config, invitation), key)) throw new Refusal("NOT_FOUND");
  return invitation;
}

/** What is kept of an address that is not to be asked again. */
export function addressHash({ TOKEN_SECRET }: Secret, email: string): string {
  return createHmac("sha256", `no reviews ${TOKEN_SECRET}`)
    .update(email.trim().toLowerCase())
    .digest("base64url");
}

function keyOf(config: Secret, invitation: Pick<Invitation, "id" | "created_at">): string {
  return secretKey("review", config, invitation);
}
