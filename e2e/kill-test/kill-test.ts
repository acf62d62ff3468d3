import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../src/kit/server/database/database.ts";
import { createDiskStorage } from "../../src/kit/server/media/disk-storage.ts";
import { createMediaStore } from "../../src/kit/server/media/media-store.ts";
import { createS3Storage } from "../../src/kit/server/media/s3/s3-storage.ts";
import { jpegOf } from "../../src/testing/content/sample-images.ts";
import { startPostgresServer } from "../../src/testing/database/postgres-server.ts";
import { startS3Server } from "../../src/testing/storage/s3-server.ts";
import { launch, type Site, startSite } from "../site.ts";
import { adminCaller, callerOf, patient } from "./call.ts";
import { checkRestarted } from "./check-restarted.ts";
import { checkStored } from "./check-stored.ts";
import { workHard } from "./clients.ts";
import { acknowledged, newLedger } from "./ledger.ts";
import { countMails } from "./mail-count.ts";
import { openShop } from "./shop.ts";

export type KillTestDatabase = "embedded" | "postgres";

export interface KillTestOptions {
  /** `embedded` has its media on disk, `postgres` in an S3 store. */
  database: KillTestDatabase;
  rounds: number;
  /** Milliseconds without a new mail after which no more is waited for. */
  mailPatience: number;
  say?: (line: string) => void;
}

export interface KillTestResult {
  rounds: number;
  /** Of those, so many were killed while they started. */
  killedAtStart: number;
  orders: number;
  uploads: number;
  edits: number;
  invoices: number;
  mails: { sent: number; waiting: number; doubled: number; repeated: number };
  refused: string;
  faults: string[];
}

/**
 * Kills the real server with SIGKILL while customers order and the team uploads and edits, starts it again, and
 * holds it against what it had acknowledged; round after round on the same data.
 */
export async function runKillTest(options: KillTestOptions): Promise<KillTestResult> {
  const { rounds, mailPatience, say = () => {} } = options;
  await using place = await preparePlace(options.database);
  const ledger = newLedger();
  const errors: string[] = [];
  const picture = new Uint8Array(await jpegOf(640, 427));
  const start = () => startSite(undefined, place.environment);

  let site = await start();
  const shop = await openShop(patient(await adminCaller(site.url)), picture);
  let killedAtStart = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const before = acknowledged(ledger).length;
    const ends = new AbortController();
    const people = { visitor: callerOf(site.url), admin: await adminCaller(site.url), shop, ledger };
    const work = workHard({ ...people, round, picture, signal: ends.signal });
    const { uploads } = ledger;
    // A picture takes longer than an order: without waiting for one, the kill would come into nearly all of them.
    const hasBegun = () =>
      acknowledged(ledger).length > before && (round % 2 === 0 || ledger.uploads > uploads);
    await killAtSomeMoment(site, hasBegun, work);
    ends.abort();
    await work;
    if (round % 4 === 0) {
      await killWhileStarting(place);
      killedAtStart += 1;
    }
    site = await start();
    const again = { visitor: patient(callerOf(site.url)), admin: patient(await adminCaller(site.url)) };
    errors.push(...(await checkRestarted({ ...again, url: site.url, round, shop, ledger })));
    say(`round ${round}: ${acknowledged(ledger).length - before} orders, ${errors.length} faults so far`);
  }

  await place.mails.settle(acknowledged(ledger).length * 2, mailPatience);
  const code = await site.terminate();
  if (code !== 0) errors.push(`SIGTERM ended the site with ${code}`);
  const stored = await place.check(ledger);
  const doubled = place.mails.doubled();
  errors.push(...stored.faults, ...doubled.map((mail) => `${mail} was sent as two mails`));
  return {
    rounds,
    killedAtStart,
    orders: acknowledged(ledger).length,
    uploads: ledger.uploads,
    edits: ledger.edits.acknowledged,
    invoices: stored.invoices,
    mails: { ...stored.mails, doubled: doubled.length, repeated: place.mails.repeated() },
    refused: [...ledger.refused].map(([status, count]) => `${count} x ${status}`).join(", "),
    faults: errors,
  };
}

/** From when the work has begun, at any moment of the next 1.5 s. */
async function killAtSomeMoment(site: Site, hasBegun: () => boolean, work: Promise<void>): Promise<void> {
  const broken = work.then(
    () => Promise.reject(new Error("the clients ended before the server did")),
    (error) => Promise.reject(error),
  );
  broken.catch(() => {});
  const deadline = Date.now() + 60_000;
  while (!hasBegun() && Date.now() < deadline) await Promise.race([pause(20), broken]);
  if (!hasBegun()) throw new Error("no order, or no picture, was acknowledged within a minute");
  await Promise.race([pause(Math.random() * 1_500), broken]);
  await site.kill();
}

async function killWhileStarting({ folder, environment }: Place): Promise<void> {
  const server = launch(folder, { ...environment, PORT: "0" });
  const gone = new Promise((resolve) => server.once("exit", resolve));
  await pause(100 + Math.random() * 2_000);
  server.kill("SIGKILL");
  await gone;
}

type Place = Awaited<ReturnType<typeof preparePlace>>;

async function preparePlace(kind: KillTestDatabase) {
  const folder = await mkdtemp(join(tmpdir(), "paddock-kill-"));
  const mails = await countMails();
  const server =
    kind === "postgres" ? { database: await startPostgresServer(), s3: await startS3Server() } : null;
  const environment: Record<string, string> = {
    DATA_DIR: folder,
    DEMO: "off",
    SMTP_URL: mails.url,
    TRUST_PROXY: "1",
    ...(server && { DATABASE_URL: server.database.url, ...server.s3.environment }),
  };
  return {
    folder,
    mails,
    environment,
    /** On a server others might be writing, so leftovers have an hour's grace; here that hour is over. */
    async check(ledger: ReturnType<typeof newLedger>) {
      const open = await openDatabase(
        server ? { url: server.database.url } : { folder: join(folder, "database") },
      );
      const storage = server ? createS3Storage(server.s3.settings) : createDiskStorage(join(folder, "media"));
      try {
        const log = { info() {}, warn() {}, error() {} };
        if (server) await createMediaStore({ storage, db: open.db, log }).sweep({ fileGraceMs: 0 });
        const stored = await checkStored(open, storage, ledger);
        const left = await readdir(join(folder, "uploads"));
        return {
          ...stored,
          faults: [...stored.faults, ...left.map((name) => `${name} is left of an upload`)],
        };
      } finally {
        await open.close();
      }
    },
    async [Symbol.asyncDispose]() {
      await mails.stop();
      await server?.s3.stop();
      await server?.database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
