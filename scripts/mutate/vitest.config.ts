import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Units that need nothing but their modules: those that stand beside a pure rule. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["src/**/*.test.ts"],
    exclude: [
      "src/**/*.api.test.ts",
      "src/**/{server,web}/**",
      "src/app/{backup,commands,content,promises}/**",
    ],
  },
});
