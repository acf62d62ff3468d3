import { basename, dirname, join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { root } from "./setup.mjs";

/**
 * Packages that stay as they are installed: machine code, or files that they look for beside themselves. With those whose files are read by name (the fonts of PDFs) they are the `dependencies` of package.json.
 * Development's Vite is never loaded where the pages are built.
 */
const INSTALLED = ["@electric-sql/pglite", "@node-rs/argon2", "heic-decode", "pdfkit", "sharp", "vite"];
const FOLDER = "build/app";

/** Commands, and what the server runs on a thread or in a process of its own. */
const PROGRAMS = [
  "src/app/commands/admin-command.ts",
  "src/app/backup/backup-command.ts",
  "src/app/backup/check-backup-command.ts",
  "src/app/backup/restore-command.ts",
  "src/features/pages/server/terms-pdf.ts",
  "src/features/invoices/server/pdf/invoice-pdf.ts",
  "src/features/receipts/server/receipt-pdf.ts",
  "src/features/accounting/server/sheet-pdf.ts",
  "src/features/statements/server/statement-pdf.ts",
  "src/features/vouchers/server/pdf/voucher-pdf.ts",
  "src/app/share-pictures/draw-share-picture.ts",
  "src/kit/server/aside/function-process.ts",
  "src/kit/server/media/remake/heic-thread.ts",
  "src/kit/server/media/remake/picture-process.ts",
  "src/kit/server/media/renditions/encode-rendition.ts",
];

/**
 * Makes `build/app/main.js`, the server as few files: a start neither strips types from 400 of them nor looks for 2000
 * of packages. The programs stand beside it (`build/app/backup-command.js`) and share their parts with each other only.
 */
export async function bundleServer(): Promise<void> {
  await bundle({ main: "src/app/start/start.ts" }, true);
  await bundle(Object.fromEntries(PROGRAMS.map((file) => [basename(file, ".ts"), file])), false);
}

async function bundle(input: Record<string, string>, emptyOutDir: boolean): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [inItsPlace()],
    ssr: { noExternal: true, external: INSTALLED, target: "node" },
    build: {
      ssr: true,
      outDir: join(root, FOLDER),
      emptyOutDir,
      copyPublicDir: false,
      target: "node26",
      minify: true,
      rolldownOptions: {
        input,
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

/** A module's `import.meta` keeps naming its source, from which it finds files; a program's address is the built one. */
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
        .replaceAll(
          /new URL\("(\.\/[\w-]+\.ts)", import\.meta\.url\)|import\.meta\.url/g,
          (_, name?: string) => {
            if (!name) return `new URL(${JSON.stringify(place)}, import.meta.url).href`;
            const program = relative(root, join(dirname(file), name));
            if (!PROGRAMS.includes(program)) this.error(`bundle-server.ts has no program ${program}`);
            return `new URL("./${basename(name, ".ts")}.js", import.meta.url)`;
          },
        );
    },
  };
}

if (import.meta.main) await bundleServer();
