import { pruneSessions } from "#features/accounts/server/index.ts";
import {
  applyBookingRetention,
  applyStatementRetention,
  putSeatsRight,
} from "#features/bookings/server/index.ts";
import { forgetIdempotencyKeys } from "#features/checkout/server/index.ts";
import { forgetRegisterAnswers } from "#features/companies/server/index.ts";
import { applyNewsletterRetention } from "#features/newsletter/server/index.ts";
import { applyOrderRetention } from "#features/order-management/server/index.ts";
import { forgetSilentDevices } from "#features/push/server/index.ts";
import { applyReviewRetention } from "#features/reviews/server/index.ts";
import { applyAlertRetention } from "#features/stock-alerts/server/index.ts";
import { applyGiveawayRetention } from "#features/vouchers/server/index.ts";
import { forgetOldBackupRuns } from "#kit/server/backup/backup-runs.ts";
import type { Services } from "#kit/server/context.ts";
import { forgetOldHistory } from "#kit/server/history/forget-history.ts";
import { forgetOldMails } from "#kit/server/mail/forget-mails.ts";
import { forgetOldAddresses } from "#kit/server/own-address/own-address.ts";
import { forgetHits } from "#kit/server/rate-limit/rate-limit.ts";
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
  await putSeatsRight(services);
  await pruneSessions(db, now());
  await forgetSilentDevices(db, now());
  await applyOrderRetention(db, now());
  await applyStatementRetention(db, now());
  await applyBookingRetention(db, now());
  await applyGiveawayRetention(db, now());
  await applyReviewRetention(db, now());
  await applyNewsletterRetention(db, now());
  await applyAlertRetention(db, now());
  await forgetIdempotencyKeys(db, now());
  await forgetHits(db, now());
  await forgetRegisterAnswers(services);
  await forgetOldMails(db, now(), outboxFolder(config));
  await forgetOldBackupRuns(db, now());
  await forgetOldHistory(db, now());
  await forgetOldAddresses(db, now());
  const removed = await media.sweep();
  // Nobody else does it there: without it dead rows stay for ever and plans are made without figures.
  if (open.kind === "embedded") await open.executeSql("vacuum (analyze)");
  log.info({ removed }, "Swept unused media files");
}
