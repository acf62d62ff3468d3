import type { Services } from "#kit/server/context.ts";

const QUEUE = "daily";

/** What happens once a day, at night in Prague: stored files that nothing uses go. */
export function declareDailyJobs({ jobs, media, log }: Services): void {
  jobs.work(QUEUE, async () => {
    const removed = await media.sweep();
    log.info({ removed }, "Swept unused media files");
  });
  jobs.schedule(QUEUE, "17 3 * * *", "Europe/Prague");
}
