import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { declareTermsAttachment } from "#features/legal/server/terms-pdf.ts";
import { declarePaperAttachments } from "#features/orders/server/invoice/paper-attachments.ts";
import { declareVoucherAttachment } from "#features/vouchers/server/voucher-mail.ts";
import type { Config } from "#kit/server/config.ts";
import type { Services } from "#kit/server/context.ts";
import type { OpenDatabase } from "#kit/server/database.ts";
import { createJobs } from "#kit/server/jobs.ts";
import { createMailer } from "#kit/server/mail/mailer.ts";
import { createDiskStorage } from "#kit/server/media/disk-storage.ts";
import type { MediaStorage } from "#kit/server/media/media-storage.ts";
import { createMediaStore } from "#kit/server/media/media-store.ts";
import { declareNightlyBackup } from "./backup/nightly-backup.ts";
import { declareDailyJobs } from "./daily-jobs.ts";

export const MIGRATIONS = join(import.meta.dirname, "../../migrations");

interface Parts {
  config: Config;
  open: OpenDatabase;
  log: FastifyBaseLogger;
  now?: () => Date;
}

/** Where pictures and films lie. */
export function mediaStorage(config: Config): MediaStorage {
  return createDiskStorage(join(config.DATA_DIR, "media"));
}

/** Everything a verb may use, on an open and migrated database. Jobs are declared, not yet started. */
export function createServices({ config, open, log, now = () => new Date() }: Parts): {
  services: Services;
  storage: MediaStorage;
} {
  const { db } = open;
  const storage = mediaStorage(config);
  const media = createMediaStore({ storage, db, log });
  const jobs = createJobs(open, log);
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    mailFrom: config.MAIL_FROM,
    outboxFolder: join(config.DATA_DIR, "outbox"),
    jobs,
    db,
    log,
  });
  declarePaperAttachments(mailer);
  declareTermsAttachment(mailer);
  declareVoucherAttachment(mailer);
  // The server puts its own in place; without one nothing is kept.
  const publicAnswers = { drop: async () => {} };
  const services: Services = { config, open, db, media, mailer, jobs, log, publicAnswers, now };
  declareDailyJobs(services);
  declareNightlyBackup(services, storage);
  return { services, storage };
}
