import { pruneSessions } from "#features/accounts/server/prune-sessions.ts";
import { applyOrderRetention } from "#features/orders/server/retention.ts";
import type { Services } from "#kit/server/context.ts";

const QUEUE = "daily";

/** What happens once a day, at night in Prague: what has had its time goes (design/api.md "Retention"). */
export function declareDailyJobs({ db, jobs, media, log, now }: Services): void {
  jobs.work(QUEUE, async () => {
    await pruneSessions(db, now());
    await applyOrderRetention(db, now());
    const removed = await media.sweep();
    log.info({ removed }, "Swept unused media files");
  });
  jobs.schedule(QUEUE, "17 3 * * *", "Europe/Prague");
}
