import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { ensureAdministrator } from "#features/accounts/server/index.ts";
import { checkPaidPlaces, putSeatsRight } from "#features/bookings/server/index.ts";
import { cardGatewayLine } from "#features/payments/server/index.ts";
import { pushKeys } from "#features/push/server/index.ts";
import { type Config, readConfig } from "#kit/server/config/config.ts";
import type { Services } from "#kit/server/context.ts";
import { createLog } from "#kit/server/log.ts";
import { adminWish, fulfil } from "../commands/admin-wish.ts";
import { fillEmptyDatabase, fillMissingPages, hasHadContent } from "../first-content/first-content.ts";
import { createServer } from "../http/server.ts";
import { createServices, MIGRATIONS } from "../services.ts";
import { listenForCommands } from "./control-socket.ts";
import { claimDataFolder } from "./data-folder.ts";
import { noteContent, refuseEmptied } from "./had-content.ts";
import { openSite, settleOnServer } from "./open-site.ts";
import { startError } from "./start-error.ts";
import { afterTheLastOne } from "./start-patience.ts";

/** Of the 10 s that a stop may take: for everything, and for what requests are under way. */
const STOP_PATIENCE_MS = 9_500;
const REQUESTS_PATIENCE_MS = 4_000;
const JOBS_DELAY_MS = 250;

/** Starts the site, prints where it is, and stops it in good order on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const development = process.argv.includes("--dev");
  const config = readConfig();
  const log = createLog(config);
  const letGo = await afterTheLastOne(() => claimDataFolder(config), { say });
  const open = await afterTheLastOne(() => openSite(config), { say });
  if (open.kind === "server") await settleOnServer(config, open);
  await open.migrate(MIGRATIONS);
  const { services, storage } = createServices({ config, open, log });
  await storage.ping();
  if (!(await hasHadContent(open.db))) refuseEmptied(config.DATA_DIR);
  await services.ownAddress.load();
  const administrator = await ensureAdministrator(services);
  await fillEmptyDatabase(services);
  await fillMissingPages(services);
  await putSeatsRight(services);
  noteContent(config.DATA_DIR);
  await pushKeys(open.db);
  const jobs = Promise.withResolvers<void>();
  const app = await createServer({
    services,
    storage,
    pages: development ? "development" : "built",
    writesWaitFor: jobs.promise,
  });
  const commands = await listenForCommands(services, {
    backup: async () => (await import("../backup/make-backup.ts")).makeBackup({ ...services, storage }),
    admin: async (given) => ({ said: await fulfil(services, adminWish.parse(given)) }),
    hears: async () => ({}),
  });
  const address = await afterTheLastOne(() => app.listen({ port: config.PORT, host: config.HOST }), { say });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    globalThis.setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    globalThis.setTimeout(() => app.server.closeAllConnections(), REQUESTS_PATIENCE_MS).unref();
    commands.close();
    app
      .close()
      .then(() => jobs.promise)
      .then(() => services.jobs.stop())
      .then(() => open.close())
      .then(letGo)
      .then(() => process.exit(0))
      .catch((error) => {
        log.error({ err: error }, "Stopping failed");
        process.exit(1);
      });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  // Whoever waits for the first page has the database to himself.
  await setTimeout(JOBS_DELAY_MS);
  startJobs(services).then(jobs.resolve, jobs.reject);
  await jobs.promise;
  // The embedded database has one process only, so no other upload is under way: a file without a row is left over.
  services.media
    .sweep(open.kind === "embedded" ? { fileGraceMs: 0 } : {})
    .catch((error) => log.warn({ err: error }, "Media could not be swept; the next daily job does it"));

  checkPaidPlaces(services).catch((error) =>
    log.warn({ err: error }, "Paid places could not be checked; the night's check does it"),
  );

  say(`Paddock       ${config.PUBLIC_URL ?? config.CZECH_URL ?? config.ENGLISH_URL ?? address}`);
  say(
    `Administrator ${administrator.email}${administrator.password ? `, password ${administrator.password} (shown only now)` : ""}`,
  );
  say(`Data          ${dataPlace(config)}`);
  say(`Cards         ${await cardGatewayLine(services)}`);
  say(
    `Mail          ${config.SMTP_URL ? `to ${withoutPassword(config.SMTP_URL)}` : `to files in ${join(config.DATA_DIR, "outbox")}`}`,
  );
}

async function startJobs({ jobs, mailer }: Services): Promise<void> {
  await jobs.start();
  await mailer.requeueForgotten();
  await mailer.noteWritten();
}

// `npm start` holds the other end of this channel: should it be killed outright, the site ends in good order.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

// Whoever read what is said may be gone.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function dataPlace({ DATABASE_URL, DATA_DIR, S3_ENDPOINT, S3_BUCKET }: Config): string {
  const media = S3_ENDPOINT ? `${S3_ENDPOINT}/${S3_BUCKET}` : DATA_DIR;
  if (DATABASE_URL) return `${withoutPassword(DATABASE_URL)}, media in ${media}`;
  return S3_ENDPOINT ? `${DATA_DIR}, media in ${media}` : DATA_DIR;
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.username = "";
  url.password = "";
  return url.href;
}

main().catch((error: unknown) => {
  process.stderr.write(`${startError(error)}\n`);
  process.exit(1);
});
