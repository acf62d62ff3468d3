import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { flags, environment as smallServer } from "../scripts/small-server.mjs";

export const ADMIN = { email: "tym@example.cz", password: "bokem-od-roku-2017" };

export const ROOT = join(import.meta.dirname, "..");
const PATIENCE_MS = 180_000;

/** A started site of its own: the real server on the built pages, with the demo team. */
export interface Site {
  url: string;
  folder: string;
  /** Of the server's process. */
  pid: number;
  /** The texts of the mails that were sent, newest last. */
  mails: () => Promise<string[]>;
  /** What it has written to its log so far. */
  said: () => string;
  /** Ends it in good order. Its folder goes too, unless it was given or KEEP is set. */
  stop: () => Promise<void>;
  /** SIGTERM alone: the exit code, or the signal that ended it. */
  terminate: () => Promise<number | string>;
  /** `kill -9`. The folder stays. */
  kill: () => Promise<void>;
}

/** The server's program and the folder that it is started in. */
const HERE = { command: [process.execPath, ...flags, "build/app/main.js"], cwd: ROOT };

/**
 * Starts the site. `template` is the data folder of a stopped one, which saves the time to make the demo team; `within`
 * is a command to start it by.
 */
export async function startSite(
  template?: string,
  environment: Record<string, string> = {},
  within: string[] = [],
  where = HERE,
): Promise<Site> {
  const folder = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "paddock-site-")));
  if (template) await cp(template, folder, { recursive: true });
  const port = Number(environment.PORT ?? (await freePort()));
  const server = launch(folder, { PORT: String(port), ...environment }, within, where);
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk;
    });
  await started(server, () => said);
  const end = async (signal: NodeJS.Signals): Promise<number | string> => {
    if (server.exitCode !== null || server.signalCode !== null)
      return server.exitCode ?? server.signalCode ?? "";
    const gone = new Promise<number | string>((resolve) =>
      server.once("exit", (code, by) => resolve(code ?? by ?? "")),
    );
    server.kill(signal);
    return gone;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    pid: server.pid as number,
    mails: () => mailsIn(join(folder, "outbox")),
    said: () => said,
    stop: async () => {
      await end("SIGTERM");
      if (!environment.KEEP && !environment.DATA_DIR) await rm(folder, { recursive: true, force: true });
    },
    terminate: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
  };
}

/** The server's process, just begun. */
export function launch(
  folder: string,
  environment: Record<string, string>,
  within: string[] = [],
  { command, cwd } = HERE,
): ChildProcess {
  const [program = "", ...options] = [...within, ...command];
  const server = spawn(program, options, {
    cwd,
    env: {
      ...smallServer,
      ...process.env,
      NODE_ENV: "production",
      NODE_NO_WARNINGS: "1",
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      // Nobody answers there: what a site on the internet asks is asked of servers that a test starts.
      ARES_API_URL: "http://127.0.0.1:9",
      VIES_API_URL: "http://127.0.0.1:9",
      LEAKED_PASSWORDS_URL: "off",
      // Calls of tests come from networks of their own (api-calls.ts): what pages do has the rate limits for itself.
      TRUST_PROXY: "1",
      PACKETA_API_URL: "http://127.0.0.1:9",
      PACKETA_POINTS_URL: "http://127.0.0.1:9",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
    // Tests that are cut off leave no site behind: without the other end of this channel it ends itself.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  server.channel?.unref();
  return server;
}

/** Resolves with the last of the lines that a start prints; rejects with what the server said otherwise. */
function started(server: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      server.kill("SIGKILL");
      reject(new Error(`The site did not start:\n${said()}`));
    }, PATIENCE_MS);
    server.stdout?.on("data", () => {
      if (!/^Mail /m.test(said())) return;
      clearTimeout(timer);
      resolve();
    });
    server.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with ${code}:\n${said()}`));
    });
  });
}

async function mailsIn(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFile(join(outbox, name), "utf8")),
  );
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
