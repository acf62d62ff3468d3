import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { settingText } from "#features/settings/server/index.ts";
import type { Config } from "#kit/server/config/config.ts";
import type { Parts, Services } from "#kit/server/context.ts";
import type { OpenDatabase } from "#kit/server/database/database.ts";
import { createJobs } from "#kit/server/jobs/jobs.ts";
import { createMailer } from "#kit/server/mail/mailer.ts";
import { outboxFolder } from "#kit/server/mail/outbox-delivery.ts";
import { createDiskStorage } from "#kit/server/media/disk-storage.ts";
import type { MediaStorage } from "#kit/server/media/media-storage.ts";
import { createMediaStore } from "#kit/server/media/media-store.ts";
import { createS3Storage } from "#kit/server/media/s3/s3-storage.ts";
import { createOwnAddress } from "#kit/server/own-address/own-address.ts";
import { declareNightlyBackup } from "./backup/nightly-backup.ts";
import { declareDailyJobs } from "./daily-jobs.ts";
import { SITE } from "./declared-site.ts";
import { FEATURES } from "./features.ts";
import { PARTS } from "./parts.ts";

export const MIGRATIONS = join(import.meta.dirname, "../../migrations");

interface Opened {
  config: Config;
  open: OpenDatabase;
  log: FastifyBaseLogger;
  now?: () => Date;
  /** A test may look over the shoulder of one of them. */
  parts?: Parts;
  /** For tests: jobs do not wait until somebody looks for them. */
  jobsAtOnce?: boolean;
}

/** Where pictures and films lie: in a bucket where one is named, else in DATA_DIR. */
export function mediaStorage(config: Config): MediaStorage {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return createDiskStorage(join(config.DATA_DIR, "media"));
  return createS3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

/** Everything a verb may use, on an open and migrated database. Jobs are declared, not yet started. */
export function createServices({
  config,
  open,
  log,
  now = () => new Date(),
  parts = PARTS,
  jobsAtOnce,
}: Opened): {
  services: Services;
  storage: MediaStorage;
} {
  const { db } = open;
  const storage = mediaStorage(config);
  const media = createMediaStore({ storage, db, log });
  const jobs = createJobs(open, log, { atOnce: jobsAtOnce });
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    mailFrom: config.MAIL_FROM,
    senderName: (language) => settingText(db, "team_name", language),
    outboxFolder: outboxFolder(config),
    secret: config.TOKEN_SECRET,
    jobs,
    db,
    log,
    now,
  });
  // The server puts its own in place; without one nothing is cached.
  const responseCache: Services["responseCache"] = {
    invalidate: async () => {},
    value: (_key, make) => make(),
  };
  const onChange = () => responseCache.invalidate();
  const ownAddress = createOwnAddress({ config, db, log, now, onChange });
  const services: Services = {
    config,
    open,
    db,
    media,
    mailer,
    jobs,
    log,
    responseCache,
    ownAddress,
    now,
    parts,
  };
  for (const { jobs: own = [] } of FEATURES) for (const declare of own) declare(services, SITE);
  declareDailyJobs(services);
  declareNightlyBackup(services, storage);
  return { services, storage };
}
