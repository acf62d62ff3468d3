import { and, eq, isNotNull, lt, or } from "drizzle-orm";
import { TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import type { Services } from "#kit/server/context.ts";
import { programContext } from "#kit/server/program-context.ts";
import { askForRefund } from "./ask-for-refund.ts";
import { refunds } from "./refunds.table.ts";

/** One refund that is to be asked for, or asked about. */
export const REFUND_QUEUE = "refund";
/** All of them, by the clock. */
const ROUND_QUEUE = "refund-round";
const EVERY_FIVE_MINUTES = "*/5 * * * *";
/** A younger one is just being asked for by whoever began it. */
const LEFT_ALONE_MS = 60_000;

/** Declares that refunds whose gateway has not answered are asked for again, and those that take time asked about. */
export function declareRefundJobs(services: Services): void {
  services.jobs.work<{ refund: string }>(
    REFUND_QUEUE,
    async ({ refund }) => void (await askForRefund(programContext(services, TEAM_LANGUAGE), refund)),
    { retryLimit: 0, expireInSeconds: 120 },
  );
  services.jobs.work(ROUND_QUEUE, () => askForRefunds(services), { retryLimit: 0, expireInSeconds: 300 });
  services.jobs.schedule(ROUND_QUEUE, EVERY_FIVE_MINUTES, "Europe/Prague");
}

/** Asks for, or about, each refund that is at a gateway. */
export async function askForRefunds(services: Services): Promise<void> {
  const { db, now } = services;
  const context = programContext(services, TEAM_LANGUAGE);
  const begun = new Date(now().getTime() - LEFT_ALONE_MS);
  const open = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        isNotNull(refunds.gateway),
        or(eq(refunds.state, "pending"), and(eq(refunds.state, "opening"), lt(refunds.created_at, begun))),
      ),
    )
    .orderBy(refunds.created_at);
  for (const { id } of open) await askForRefund(context, id);
}
