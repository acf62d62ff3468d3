import { parseArgs } from "node:util";
import { type KillTestDatabase, runKillTest } from "./kill-test.ts";

/** `npm run kill-test -- --rounds 50 --database embedded|postgres`: exit code 0 when nothing was lost or doubled. */
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "50" }, database: { type: "string", default: "embedded" } },
});
const rounds = Number(values.rounds);
if (!["embedded", "postgres"].includes(values.database) || !(rounds >= 1)) {
  process.stderr.write("npm run kill-test -- --rounds 50 --database embedded|postgres\n");
  process.exit(2);
}
const result = await runKillTest({
  database: values.database as KillTestDatabase,
  rounds,
  mailPatience: 300_000,
  say: (line) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`),
});
process.stdout.write(`${JSON.stringify({ database: values.database, ...result }, null, 2)}\n`);
process.exit(result.faults.length === 0 && result.mails.waiting === 0 ? 0 : 1);
