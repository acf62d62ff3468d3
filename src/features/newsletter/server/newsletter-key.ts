import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Config } from "#kit/server/config/config.ts";
import type { Database } from "#kit/server/database/database.ts";
import { isKey, secretKey } from "#kit/server/secrets/secret-key.ts";
import { newsletterSubscribers } from "./newsletter.table.ts";

type Secret = Pick<Config, "TOKEN_SECRET">;
export type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** What a link in our mails names. */
export interface SubscriberAddress {
  id: number;
  key: string;
}

/** The path of the page where somebody confirms, changes or ends their own subscription. */
export function subscriberPath(config: Secret, subscriber: Pick<Subscriber, "id" | "created_at">): string {
  return `/newsletter/${subscriber.id}/${secretKey("newsletter", config, subscriber)}`;
}

/** The path that a mail program's own button calls, and that leads people to the page. */
export function oneClickPath(config: Secret, subscriber: Pick<Subscriber, "id" | "created_at">): string {
  return `/api/newsletter/one-click/${subscriber.id}/${secretKey("newsletter", config, subscriber)}`;
}

/** The subscription that a link opens, locked. Throws NOT_FOUND for a wrong key, too. */
export async function subscriberByKey(
  config: Secret,
  tx: Database,
  { id, key }: SubscriberAddress,
): Promise<Subscriber> {
  const [found] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
    .for("update");
  if (!found || !isKey(secretKey("newsletter", config, found), key)) throw new Refusal("NOT_FOUND");
  return found;
}

/** What is kept of an address that is over. */
export function addressHash({ TOKEN_SECRET }: Secret, email: string): string {
  return createHmac("sha256", `newsletter ${TOKEN_SECRET}`)
    .update(email.trim().toLowerCase())
    .digest("base64url");
}
