import { execFile } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** `npm run dev` and `bench/` run the source as Node reads it: types are stripped, JSX is not understood. */
test.each(["declared-site.ts", "daily-jobs.ts", "first-content/first-content.ts"])(
  "Node runs src/app/%s as it stands",
  async (file) => {
    const run = `import(${JSON.stringify(`./src/app/${file}`)}).then(() => process.exit(0))`;
    await promisify(execFile)(process.execPath, ["--input-type=module", "-e", run], { cwd: root });
  },
);
