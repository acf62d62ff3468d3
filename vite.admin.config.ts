import { defineConfig } from "vite";

/** Back office and previews: apps that the browser draws alone (src/app/rendering/client-apps.ts). */
export default defineConfig({
  base: "/admin/",
  publicDir: false,
  build: {
    outDir: "build/admin",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "manifest.json",
    rolldownOptions: {
      input: [
        "src/app/admin/main.tsx",
        "src/app/admin/admin.css",
        "src/app/admin/worker.ts",
        "src/app/preview/main.tsx",
        "src/app/gate/main.tsx",
        "src/app/gate/gate.css",
        "src/app/gate/worker.ts",
        "src/app/site-worker/worker.ts",
        "src/app/preview/preview.css",
      ],
      // What many screens use comes in one file; what a few use stays beside them.
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 5 }] } },
    },
  },
});
