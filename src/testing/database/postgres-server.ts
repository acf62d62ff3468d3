import { type ChildProcess, execFile, spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findPostgresBinaries } from "./postgres-binaries.ts";

const run = promisify(execFile);

export interface PostgresServer {
  /** Superuser's address of the database `postgres`. */
  url: string;
  /** The server's own process number, for tests that take it away. */
  pid: number;
  /** Takes the server away, open connections cut; `back` starts it again at the same address, with its data. */
  away(): Promise<void>;
  back(): Promise<void>;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

const CARELESS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Starts a throw-away PostgreSQL server on a free loopback port; without fsync, where nothing in it is to last.
 * PostgreSQL refuses to run as root; then it runs as the user `postgres`, or `nobody`.
 */
export async function startPostgresServer({ durable = false } = {}): Promise<PostgresServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "paddock-postgres-"));
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  try {
    const bin = findPostgresBinaries(folder);
    if (owner) fs.chownSync(folder, owner.uid, owner.gid);
    const data = path.join(folder, "data");
    const initdb = ["-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"];
    await run(path.join(bin, "initdb"), initdb, { ...owner, cwd: folder });
    const port = await freePort();
    // A test file may start several servers with a pool each, and two files run at a time.
    const settings = ["max_connections=300", ...(durable ? [] : CARELESS)];
    const options = ["-D", data, "-p", `${port}`, "-h", "127.0.0.1", "-k", folder];
    const start = async () => {
      const started = spawn(
        path.join(bin, "postgres"),
        [...options, ...settings.flatMap((each) => ["-c", each])],
        { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
      );
      await ready(started);
      return started;
    };
    let server = await start();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      get pid() {
        return server.pid as number;
      },
      away: () => end(server),
      async back() {
        server = await start();
      },
      async stop() {
        await end(server);
        fs.rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk) => {
      if (log.length < 10_000) log += chunk;
      if (String(chunk).includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGINT"); // PostgreSQL's fast shutdown: open connections are cut.
  await ended;
}

function unprivilegedUser(): { uid: number; gid: number } {
  const users = fs.readFileSync("/etc/passwd", "utf8").split("\n");
  const line = ["postgres:", "nobody:"]
    .map((name) => users.find((user) => user.startsWith(name)))
    .find(Boolean);
  if (!line)
    throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody here.");
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
