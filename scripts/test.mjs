import { spawn } from "node:child_process";
import process from "node:process";
import { pinnedEnvironment, pinnedNode, root, setup } from "./setup.mjs";

try {
  await setup();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.stdout.write("0 passed, 1 failed\n");
  process.exit(1);
}

const tests = spawn(pinnedNode, ["scripts/test-run.ts", ...process.argv.slice(2)], {
  cwd: root,
  env: pinnedEnvironment(),
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => tests.kill(signal));
tests.on("exit", (code) => process.exit(code ?? 1));
