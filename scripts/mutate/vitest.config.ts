import process from "node:process";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { SUBJECTS } from "./subjects.mjs";

const { files, also = [] } = SUBJECTS[process.env.SUBJECT as keyof typeof SUBJECTS] as {
  files: string[];
  also?: string[];
};

/** The units beside a subject's rules: those of `vat.ts` in `vat.test.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    setupFiles: [fileURLToPath(new URL("same-walks.ts", import.meta.url))],
    include: [...files.map((file) => file.replace(/\.ts$/, ".test.ts")), ...also],
  },
});
