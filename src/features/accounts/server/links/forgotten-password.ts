import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Context, Services } from "#kit/server/context.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { type RateLimit, requireHit, takeHits } from "#kit/server/rate-limit/rate-limit.ts";
import { users } from "../accounts.table.ts";
import { newLink } from "./account-links.ts";
import { forgottenPasswordMail } from "./link-mails.ts";
import { teamName } from "./team-name.ts";

const QUEUE = "forgotten-password";
const HOUR_MS = 3_600_000;
/** Requests of one address, and mails to one person, in an hour. */
const FROM_ADDRESS = 10;
const TO_PERSON = 3;

interface Asked {
  email: string;
}

/** Requests of one network. */
export function askedLimit({ address }: Pick<Context, "address">): RateLimit {
  return { key: `forgotten-password ${clientNetwork(address)}`, limit: FROM_ADDRESS, windowMs: HOUR_MS };
}

/**
 * Notes that somebody wants a new password. Whether there is such an account is looked up afterwards, by a job: the
 * answer is the same and as fast for every address (ASVS 6.3.8).
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function askForPassword(context: Context, email: string): Promise<void> {
  const { db, jobs } = context;
  await requireHit(context, askedLimit(context));
  const asked: Asked = { email };
  await db.transaction((tx) => jobs.enqueue(tx, QUEUE, asked));
}

/** Declares the job that sends the link. Call it before the jobs start. */
export function declareForgottenPassword(services: Services): void {
  services.jobs.work<Asked>(QUEUE, (asked) => sendPasswordLink(services, asked), {
    // Addresses that strangers have typed are not kept longer than the link would work.
    keepSeconds: 3600,
  });
}

/** Anybody may ask for it, so the link leads where an owner was or a setting says, never where it was asked. */
async function sendPasswordLink(services: Services, { email }: Asked): Promise<void> {
  const { db, mailer, log } = services;
  const origin = services.ownAddress.proved();
  if (!origin) {
    log.warn(
      "A link for a new password was not sent: PUBLIC_URL is not set and no owner has signed in yet. `npm run admin` sets a password",
    );
    return;
  }
  const member = and(eq(users.email, email), isNull(users.ended_at), isNotNull(users.joined_at));
  await db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(member);
    if (!account) return;
    const limit = { key: `password-links ${account.id}`, limit: TO_PERSON, windowMs: HOUR_MS };
    const { allowed } = await takeHits({ db: tx, now: services.now }, [limit]);
    if (!allowed) return;
    const link = await newLink({ ...services, origin }, tx, { purpose: "password", account });
    await mailer.queueMail(tx, forgottenPasswordMail(account, await teamName(tx), link));
    log.info({ user: account.id }, "A link for a new password was sent");
  });
}
