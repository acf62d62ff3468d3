import { chmod, rm } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { join, relative } from "node:path";
import { json, text } from "node:stream/consumers";
import type { Config } from "#kit/server/config/config.ts";
import type { Services } from "#kit/server/context.ts";

/**
 * The running server's ear for commands of the same machine: a socket in DATA_DIR that only its owner can open.
 * The embedded database serves one process, so `npm run backup` and `npm run admin` ask that process.
 */
function socketPath({ DATA_DIR }: Config): string {
  const absolute = join(DATA_DIR, "control.sock");
  const fromHere = relative(process.cwd(), absolute);
  // The system allows about 100 characters.
  return fromHere.length < absolute.length ? fromHere : absolute;
}

/** What the server does for a command, from what that sends. An error's message is the command's fault. */
export type Commands = Readonly<Record<string, (given: unknown) => Promise<object>>>;

/** The server could not do what a command asked for. */
export class CommandError extends Error {}

/** Listens until the returned server is closed; where it can't, it says so in the log and the site goes on. */
export async function listenForCommands(
  { config, log }: Pick<Services, "config" | "log">,
  commands: Commands,
): Promise<Server> {
  const path = socketPath(config);
  const server = createServer(async (call, reply) => {
    const name = call.url?.slice(1) ?? "";
    const command = call.method === "POST" && Object.hasOwn(commands, name) ? commands[name] : undefined;
    const answer = command
      ? await json(call)
          .then(command)
          .then(
            (done) => ({ status: 200, body: done }),
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

/**
 * Asks the server that runs on this DATA_DIR; undefined where none listens.
 *
 * @throws CommandFault with what it says against it, or where it ends meanwhile
 */
export async function askServer<Answer extends object>(
  config: Config,
  command: string,
  given: object = {},
): Promise<Answer | undefined> {
  const answer = await new Promise<{ status: number; body: string } | undefined>((resolve, reject) => {
    const cutOff = () => reject(new CommandError("The server ended before it was done."));
    const call = request(
      { socketPath: socketPath(config), path: `/${command}`, method: "POST" },
      (response) =>
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), cutOff),
    );
    call.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" || error.code === "ECONNREFUSED" ? resolve(undefined) : cutOff(),
    );
    call.end(JSON.stringify(given));
  });
  if (!answer) return undefined;
  const body = JSON.parse(answer.body);
  if (answer.status !== 200)
    throw new CommandError(body.fault ?? "The server is of another version. Stop it and run this again.");
  return body;
}
