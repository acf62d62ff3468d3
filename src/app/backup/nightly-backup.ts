import type { Services } from "#kit/server/context.ts";
import type { MediaStorage } from "#kit/server/media/media-storage.ts";

const QUEUE = "backup";

/** A backup each night in Prague, once however many processes run; a failed one is tried again twice. */
export function declareNightlyBackup(services: Services, storage: MediaStorage): void {
  const work = async () => {
    const { makeBackup } = await import("./make-backup.ts");
    await makeBackup({ ...services, storage });
  };
  services.jobs.work(QUEUE, work, { retryLimit: 2, retryDelay: 600, expireInSeconds: 3_600 });
  services.jobs.schedule(QUEUE, "40 2 * * *", "Europe/Prague");
}
