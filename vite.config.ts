import { createHash } from "node:crypto";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { publicChunks } from "./scripts/chunks.ts";

const namedBy = new Map<string, string>();

/** Short names of classes, the same in every build: they are a tenth of a page's document. Throws where two are the same. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file)
    .replaceAll("\\", "/")
    .replace(/\?.*$/, "");
  const short = `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 3)}`;
  const other = namedBy.get(short) ?? path;
  if (other !== path)
    throw new Error(`The class ${name} of ${path} has the short name of that of ${other}: rename it`);
  namedBy.set(short, path);
  return short;
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), publicChunks()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  // Built pages bring their packages along: looking for 900 files of them took a start half a second.
  ...(command === "build" && {
    ssr: { noExternal: true as const },
    environments: { ssr: { build: { minify: true } } },
  }),
  css: { modules: { generateScopedName: className } },
  server: { hmr: { host: "127.0.0.1" } },
}));
