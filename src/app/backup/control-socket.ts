import { chmod, rm } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { BackupError } from "#kit/server/backup/backup-manifest.ts";
import type { WrittenBackup } from "#kit/server/backup/write-backup.ts";
import type { Config } from "#kit/server/config.ts";
import type { Services } from "#kit/server/context.ts";

/**
 * The running server's ear for commands of the same machine: a socket in DATA_DIR that only its owner can open.
 * The embedded database serves one process, so `npm run backup` asks that process.
 */
function socketPath({ DATA_DIR }: Config): string {
  const absolute = join(DATA_DIR, "control.sock");
  const fromHere = relative(process.cwd(), absolute);
  // The system allows about 100 characters.
  return fromHere.length < absolute.length ? fromHere : absolute;
}

/** Listens until the returned server is closed; where it can't, it says so in the log and the site goes on. */
export async function listenForCommands(
  { config, log }: Pick<Services, "config" | "log">,
  backup: () => Promise<WrittenBackup>,
): Promise<Server> {
  const path = socketPath(config);
  const server = createServer(async (call, reply) => {
    const known = call.method === "POST" && call.url === "/backup";
    const answer = known
      ? await backup().then(
          (made) => ({ status: 200, body: made as object }),
          (error: Error) => ({ status: 500, body: { fault: error.message } }),
        )
      : { status: 404, body: {} };
    reply.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
  });
  server.requestTimeout = 0;
  server.on("error", (error) => log.warn({ err: error }, "Commands of this machine are not heard"));
  await rm(path, { force: true });
  await new Promise<void>((resolve) => {
    server.once("error", () => resolve());
    server.listen(path, () => chmod(path, 0o600).then(resolve, resolve));
  });
  return server;
}

/** Asks the server that runs on this DATA_DIR for a backup; undefined where none listens. Throws its fault. */
export async function askForBackup(config: Config): Promise<WrittenBackup | undefined> {
  const answer = await new Promise<{ status: number; body: string } | undefined>((resolve, reject) => {
    const cutOff = () => reject(new BackupError("The server ended before the backup was made."));
    const call = request({ socketPath: socketPath(config), path: "/backup", method: "POST" }, (response) =>
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), cutOff),
    );
    call.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" || error.code === "ECONNREFUSED" ? resolve(undefined) : cutOff(),
    );
    call.end();
  });
  if (!answer) return undefined;
  const body = JSON.parse(answer.body);
  if (answer.status !== 200) throw new BackupError(body.fault);
  return body;
}
