import { forgetOldBackupRuns } from "#kit/server/backup/backup-runs.ts";
import type { Services } from "#kit/server/context.ts";
import { forgetOldHistory } from "#kit/server/history/forget-history.ts";
import { forgetOldMails } from "#kit/server/mail/forget-mails.ts";
import { forgetOldAddresses } from "#kit/server/own-address/own-address.ts";
import { forgetHits } from "#kit/server/rate-limit/rate-limit.ts";
import { FEATURES } from "./features.ts";
import { outboxFolder } from "./start/data-folder.ts";

const QUEUE = "daily";

/** Declares what happens once a day, at night in Prague. */
export function declareDailyJobs(services: Services): void {
  services.jobs.work(QUEUE, () => applyRetention(services), { keepSeconds: 7 * 86_400 });
  services.jobs.schedule(QUEUE, "17 3 * * *", "Europe/Prague");
}

/** Deletes what is past its time, as the privacy page promises. */
export async function applyRetention(services: Services): Promise<void> {
  const { config, db, open, media, log, now } = services;
  for (const { nightly = [] } of FEATURES) for (const work of nightly) await work(services);
  await forgetHits(db, now());
  await forgetOldMails(db, now(), outboxFolder(config));
  await forgetOldBackupRuns(db, now());
  await forgetOldHistory(db, now());
  await forgetOldAddresses(db, now());
  const removed = await media.sweep();
  // Nobody else does it there: without it dead rows stay for ever and plans are made without figures.
  if (open.kind === "embedded") await open.executeSql("vacuum (analyze)");
  log.info({ removed }, "Swept unused media files");
}
