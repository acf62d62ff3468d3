import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { randomPassword } from "#features/accounts/server/index.ts";
import { type Config, readConfig } from "#kit/server/config/config.ts";
import { DataFolderInUseError } from "#kit/server/database/database.ts";
import { createLog } from "#kit/server/log.ts";
import { MIGRATIONS } from "../services.ts";
import { askServer, CommandError } from "../start/control-socket.ts";
import { openSite, refuseWithoutDatabase } from "../start/open-site.ts";
import { startError } from "../start/start-error.ts";
import { type AdminWish, fulfil, InputError } from "./admin-wish.ts";

/**
 * `npm run admin [-- <e-mail> [<password>]]`: adds an administrator, or sets a password and ends that user's
 * sessions. Asks for what is not given; a blank password makes a random one, which is printed.
 * `npm run admin -- <e-mail> --no-second-factor`: turns a user's two-step sign-in off and ends their sessions.
 * `npm run admin -- <e-mail> --no-passkeys`: removes a user's passkeys and ends their sessions.
 * The site may run: the process that holds an embedded database does it then.
 */
async function main(): Promise<void> {
  const { given, remove } = readArguments();
  const [emailGiven, passwordGiven] = given;
  // Before the first question: a server that holds the database and hears no commands has to be stopped first.
  const site = await reachSite(readConfig());
  try {
    const terminal = openTerminal();
    const email = (emailGiven ?? (await terminal.ask("E-mail: "))).trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new InputError("This is not an e-mail address.");
    if (remove) {
      terminal.close();
      return say(await site.fulfil({ email, remove }));
    }
    const typed = passwordGiven ?? (await terminal.askHidden("Password (blank for a random one): "));
    terminal.close();
    const password = typed || randomPassword();
    say(await site.fulfil({ email, password }));
    if (!typed) say(`Password: ${password} (shown only now)`);
  } finally {
    await site.close();
  }
}

interface ReachedSite {
  fulfil: (wish: AdminWish) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * The site's database in this process, or the running server that holds it. Throws DataFolderInUseError, and
 * ConfigError where there is none.
 */
async function reachSite(config: Config): Promise<ReachedSite> {
  refuseWithoutDatabase(config, "admin");
  try {
    const open = await openSite(config);
    return {
      fulfil: async (wish) => {
        await open.migrate(MIGRATIONS);
        return fulfil(
          { db: open.db, now: () => new Date(), config, log: createLog(config, process.stderr) },
          wish,
        );
      },
      close: () => open.close(),
    };
  } catch (error) {
    if (!(error instanceof DataFolderInUseError) || !(await askServer(config, "hears"))) throw error;
    return {
      fulfil: async (wish) => {
        const done = await askServer<{ said: string }>(config, "admin", wish);
        if (!done) throw new CommandError("The server ended before it was done.");
        return done.said;
      },
      close: async () => {},
    };
  }
}

const OPTIONS = { "--no-second-factor": "second factor", "--no-passkeys": "passkeys" } as const;

/** Passwords may begin with hyphens; nothing but these words is an option. */
function readArguments(): { given: string[]; remove: AdminWish["remove"] } {
  const isOption = (word: string): word is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, word);
  const words = process.argv.slice(2);
  const option = words.find(isOption);
  return { given: words.filter((word) => !isOption(word)), remove: option && OPTIONS[option] };
}

/** Questions on the terminal; a piped answer is a line each, and blank where there is none. */
function openTerminal() {
  let hidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY ?? false });
  lines.on("SIGINT", () => process.exit(130));
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question);
    return String((await answers.next()).value ?? "");
  };
  return {
    ask,
    async askHidden(question: string): Promise<string> {
      hidden = true;
      const answer = await ask(question);
      hidden = false;
      say("");
      return answer;
    },
    close: () => lines.close(),
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof DataFolderInUseError)
      process.stderr.write("Stop the server first: the embedded database serves one process at a time.\n");
    const isTold = error instanceof InputError || error instanceof CommandError;
    const line = isTold ? error.message : startError(error);
    process.stderr.write(`${line}\n`);
    process.exit(1);
  },
);
