import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { publicChunks } from "./scripts/chunks.ts";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), publicChunks()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  // Built pages bring their packages along: looking for 900 files of them took a start half a second.
  ...(command === "build" && {
    ssr: { noExternal: true as const },
    environments: { ssr: { build: { minify: true } } },
  }),
  server: { hmr: { host: "127.0.0.1" } },
}));
