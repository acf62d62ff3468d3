import { join } from "node:path";
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { newPassword } from "#features/accounts/accounts.contract.ts";
import { passwordFault } from "#features/accounts/server/password-fault.ts";
import { randomPassword } from "#features/accounts/server/passwords.ts";
import { setPassword } from "#features/accounts/server/set-password.ts";
import { parseIn } from "#kit/contract/says.ts";
import { ConfigError, readConfig } from "#kit/server/config.ts";
import { DataFolderInUseError, isDatabaseAway, openDatabase } from "#kit/server/database.ts";
import { MIGRATIONS } from "./services.ts";

/** A fault of what was typed, told in one line. */
class InputError extends Error {}

/**
 * `npm run admin [-- <e-mail> [<password>]]`: adds an administrator, or sets a password and ends that user's
 * sessions. Asks for what is not given; a blank password makes a random one, which is printed.
 */
async function main(): Promise<void> {
  const [emailGiven, passwordGiven] = process.argv.slice(2);
  const config = readConfig();
  // Opened before anything is asked: with the embedded database the running server has to stop first.
  const open = await openDatabase(
    config.DATABASE_URL ? { url: config.DATABASE_URL } : { folder: join(config.DATA_DIR, "database") },
  );
  try {
    const terminal = openTerminal();
    const email = (emailGiven ?? (await terminal.ask("E-mail: "))).trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new InputError("The e-mail is not an e-mail address.");
    const typed = passwordGiven ?? (await terminal.askHidden("Password (blank for a random one): "));
    terminal.close();
    const password = typed || randomPassword();
    const parsed = parseIn("en", newPassword, password);
    if (!parsed.ok) throw new InputError(parsed.errors[0]?.message);

    await open.migrate(MIGRATIONS);
    const fault = await passwordFault(open.db, { email, name: "" }, password);
    if (fault) throw new InputError(fault.en);
    const done = await setPassword({ db: open.db, now: () => new Date() }, email, password);
    say(done === "added" ? `Added the administrator ${email}.` : `Set the password of ${email}.`);
    if (!typed) say(`Password: ${password} (shown only now)`);
  } finally {
    await open.close();
  }
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
    const { message, stack } = error as Error;
    if (error instanceof DataFolderInUseError) {
      process.stderr.write("Stop the server first: the embedded database serves one process at a time.\n");
      process.stderr.write(`${message}\n`);
    } else if (error instanceof ConfigError || error instanceof InputError)
      process.stderr.write(`${message}\n`);
    else if (isDatabaseAway(error))
      process.stderr.write(`DATABASE_URL: the database does not answer (${message})\n`);
    else process.stderr.write(`${stack ?? message}\n`);
    process.exit(1);
  },
);
