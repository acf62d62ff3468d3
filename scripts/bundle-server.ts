import { dirname, join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { root } from "./setup.mjs";

/**
 * Packages that stay as they are installed: machine code, files that they look for beside themselves, or threads of
 * their own. Development's Vite is never loaded where the pages are built.
 */
const INSTALLED = ["@electric-sql/pglite", "@node-rs/argon2", "piscina", "sharp", "vite"];
const FOLDER = "build/app";

/**
 * Makes `build/app/main.js`, the server as few files: a start neither strips types from 400 of them nor looks for 2000
 * of packages. What runs on a thread, or is a command of its own, stays in `src`.
 */
export async function bundleServer(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [inItsPlace()],
    ssr: { noExternal: true, external: INSTALLED, target: "node" },
    build: {
      ssr: true,
      outDir: join(root, FOLDER),
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node26",
      minify: true,
      rolldownOptions: {
        input: { main: join(root, "src/app/start.ts") },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

/** A module's `import.meta` keeps naming its source, from which it finds files, threads and commands. */
function inItsPlace(): Plugin {
  const source = join(root, "src");
  return {
    name: "in-its-place",
    enforce: "pre",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!file.startsWith(source) || !code.includes("import.meta.")) return null;
      const place = relative(join(root, FOLDER), file);
      return code
        .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`)
        .replaceAll("import.meta.url", `new URL(${JSON.stringify(place)}, import.meta.url).href`);
    },
  };
}

if (import.meta.main) await bundleServer();
