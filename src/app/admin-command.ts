import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { newPassword } from "#features/accounts/accounts.contract.ts";
import {
  passwordError,
  randomPassword,
  resetSecondFactor,
  setPassword,
} from "#features/accounts/server/index.ts";
import { parseIn } from "#kit/contract/says.ts";
import { readConfig } from "#kit/server/config.ts";
import { DataFolderInUseError, type OpenDatabase } from "#kit/server/database.ts";
import { openSite } from "./open-site.ts";
import { MIGRATIONS } from "./services.ts";
import { startFault } from "./start-fault.ts";

/** A fault of what was typed, told in one line. */
class InputError extends Error {}

/**
 * `npm run admin [-- <e-mail> [<password>]]`: adds an administrator, or sets a password and ends that user's
 * sessions. Asks for what is not given; a blank password makes a random one, which is printed.
 * `npm run admin -- <e-mail> --no-second-factor`: turns a user's two-step sign-in off and ends their sessions.
 */
async function main(): Promise<void> {
  const { given, noSecondFactor } = readArguments();
  const [emailGiven, passwordGiven] = given;
  const config = readConfig();
  // The database is opened before the first question: an embedded one may require that the running server stops.
  const open = await openSite(config);
  try {
    const terminal = openTerminal();
    const email = (emailGiven ?? (await terminal.ask("E-mail: "))).trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new InputError("The e-mail is not an e-mail address.");
    if (noSecondFactor) {
      terminal.close();
      return await turnSecondFactorOff(open, email);
    }
    const typed = passwordGiven ?? (await terminal.askHidden("Password (blank for a random one): "));
    terminal.close();
    const password = typed || randomPassword();
    const parsed = parseIn("en", newPassword, password);
    if (!parsed.ok) throw new InputError(parsed.errors[0]?.message);

    await open.migrate(MIGRATIONS);
    const fault = await passwordError(open.db, { email, name: "" }, password);
    if (fault) throw new InputError(fault.en);
    const done = await setPassword({ db: open.db, now: () => new Date() }, email, password);
    say(done === "added" ? `Added the administrator ${email}.` : `Set the password of ${email}.`);
    if (!typed) say(`Password: ${password} (shown only now)`);
  } finally {
    await open.close();
  }
}

/** Passwords may begin with hyphens; nothing but this one word is an option. */
function readArguments(): { given: string[]; noSecondFactor: boolean } {
  const option = "--no-second-factor";
  const words = process.argv.slice(2);
  return { given: words.filter((word) => word !== option), noSecondFactor: words.includes(option) };
}

async function turnSecondFactorOff(open: OpenDatabase, email: string): Promise<void> {
  await open.migrate(MIGRATIONS);
  const done = await resetSecondFactor({ db: open.db, now: () => new Date() }, email);
  if (done === "nobody") throw new InputError(`There is no administrator ${email}.`);
  say(
    done === "turned off"
      ? `Turned two-step sign-in of ${email} off. The password is the same.`
      : `Two-step sign-in of ${email} was off already.`,
  );
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
    const line = error instanceof InputError ? error.message : startFault(error);
    process.stderr.write(`${line}\n`);
    process.exit(1);
  },
);
