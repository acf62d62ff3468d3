import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { SUBJECTS } from "./subjects.mjs";

/** `npm run mutate [-- subject ...]`: one subject after the other; fails where one is below the threshold (docs/mutation.md). */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const known = Object.keys(SUBJECTS);
const asked = process.argv.slice(2);
const unknown = asked.filter((subject) => !known.includes(subject));
if (unknown.length > 0)
  throw new Error(`No such subject: ${unknown.join(", ")}. There are ${known.join(", ")}.`);

const below = (asked.length > 0 ? asked : known).filter((subject) => {
  process.stdout.write(`\n${subject}\n`);
  const stryker = [here("node_modules/.bin/stryker"), "run", here("stryker.config.mjs")];
  const { status } = spawnSync(process.execPath, stryker, {
    env: { ...process.env, SUBJECT: subject },
    stdio: "inherit",
  });
  return status !== 0;
});
process.stdout.write(
  below.length === 0 ? "\nAll are well.\n" : `\nToo little is noticed: ${below.join(", ")}.\n`,
);
process.exitCode = below.length === 0 ? 0 : 1;
