import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ADMIN_ROUTES } from "../src/app/admin/admin-routes.ts";
import { atMost, type Figure, ROOT, type Row, run } from "./lib/row.ts";

const FOLDER = join(ROOT, "build/admin");
const MAIN = "src/app/admin/main.tsx";

export const backOffice: Row = {
  name: "back-office",
  title: "JavaScript of each screen of the back office, brotli",
  limit:
    "nothing: an amount, as it was built; what a screen loads later, such as the editor of texts, left out",
  tried: [
    "One file of all that five screens share brought the editor of texts, the sorting of lists and all components to each screen: 397 KB before the first figure. Now what every app begins with is one file, the frame's components another, and editor, sorting and schemas load where they are used.",
    "The frame knew all declarations of content, with what checks their records: 46 KB for the names in its menu, which `src/app/content/content-screens.ts` says once more.",
    "Doors of features count as free of side effects in this build, so that a screen loads what it uses of one.",
    "The editor of texts (120 KB) is loaded by the form that shows it.",
    "Left: the lists of records bring their forms along.",
  ],
  async measure() {
    const screens = Object.entries(screenSizes()).sort(([, a], [, b]) => b - a);
    const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;
    const all = screens.map(([path, bytes]) => `${path} ${kb(bytes)}`).join(", ");
    const first = screens.find(([path]) => path === "/admin")?.[1] ?? 0;
    const over = screens.filter(([, bytes]) => kb(bytes) > 220);
    const figures: Figure[] = [
      atMost("the first screen, /admin", kb(first), 220, "KB"),
      atMost("screens above 220 KB", over.length, 0, `of ${screens.length} screens`, all),
    ];
    return figures;
  },
};

interface Chunk {
  file: string;
  imports?: string[];
}

/** Bytes of scripts by the screen's path, those of the frame included. */
export function screenSizes(): Record<string, number> {
  const manifest = JSON.parse(readFileSync(join(FOLDER, "manifest.json"), "utf8")) as Record<string, Chunk>;
  const sizes: Record<string, number> = {};
  for (const { path, file } of ADMIN_ROUTES) {
    if (!file) continue;
    const needed = new Set<string>();
    const add = (name: string) => {
      if (needed.has(name)) return;
      needed.add(name);
      for (const each of manifest[name]?.imports ?? []) add(each);
    };
    add(MAIN);
    add(`src/${file}`);
    sizes[path] = [...needed].reduce((sum, name) => sum + sizeOf(manifest[name]?.file ?? ""), 0);
  }
  return sizes;
}

/** As it is sent; files of a few hundred bytes are not compressed. */
function sizeOf(file: string): number {
  if (!file.endsWith(".js")) return 0;
  return (statSync(join(FOLDER, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(FOLDER, file)))
    .size;
}

if (import.meta.main) await run(backOffice);
