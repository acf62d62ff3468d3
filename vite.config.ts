import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { publicChunks } from "./scripts/chunks.ts";
import { leanIcons } from "./scripts/lean-icons.ts";
import { precompress } from "./scripts/precompress.ts";

export default defineConfig({
  plugins: [leanIcons(), reactRouter(), publicChunks(), precompress()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { hmr: { host: "127.0.0.1" } },
});
