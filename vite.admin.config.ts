import { defineConfig } from "vite";

/** What every app of this build begins with. */
const BASE = /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack|cookie|set-cookie-parser)\//;
/** The components of the back office's frame, so of each of its screens. */
const FRAME =
  /@mantine\/(?:hooks|core\/esm\/(?:core|utils|components\/(?:ActionIcon|Alert|Anchor|AppShell|Badge|Burger|Button|Center|Checkbox|CloseButton|Code|Collapse|Group|Input|InputBase|Loader|Modal|ModalBase|NavLink|Overlay|Paper|Portal|FocusTrap|ScrollArea|Stack|Text|TextInput|Title|Transition|UnstyledButton|VisuallyHidden)))\//;
/** Drawn where a text is written, a list is sorted or a record is checked, and loaded there (a test holds the amounts). */
const WHERE_USED = {
  text: /node_modules\/(?:@tiptap|prosemirror-|rope-sequence|orderedmap|w3c-keyname|linkifyjs|use-sync-external-store|fast-equals)/,
  sorting: /node_modules\/@dnd-kit\//,
  schemas: /node_modules\/zod\//,
};

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
      // Only style sheets do something by being imported: of a door, a screen loads what it uses.
      treeshake: { moduleSideEffects: (id) => !/\/src\/.*\.tsx?$/.test(id) },
      experimental: { chunkOptimization: { mergeCommonChunks: false } },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "base", test: BASE, priority: 3 },
            { name: "frame", test: FRAME, priority: 2 },
            ...Object.entries(WHERE_USED).map(([name, test]) => ({ name, test, priority: 2 })),
          ],
        },
      },
    },
  },
});
