import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const ROOT = join(import.meta.dirname, "..");
const ICON = /free-\w+-svg-icons[\\/](fa\w+)\.js$/;
const IMPORT = /"(@fortawesome\/free-\w+-svg-icons)\/(fa\w+)"/g;
/** Whose icons no visitor sees. */
const FOR_THE_TEAM = /\/(admin|editor|dashboard|health|translations|customer-data|styleguide)\/|\/admin-/;

/**
 * Icons without what they say twice and in CommonJS, two thirds of their bytes. What public pages draw is left out of
 * the browser's code altogether: the server's pages bring their icons along, and for what a page draws later there is
 * one file of all of them. With `inlined` the code draws them itself, as the back office does. The parts of an icon are named as `Icon` reads them (src/kit/web/ui/icon.tsx).
 */
export function leanIcons({ inlined = false } = {}): Plugin {
  const drawings = publicDrawings();
  const text = spriteOf(drawings);
  const fileName = `assets/icons-${createHash("sha256").update(text).digest("base64url").slice(0, 8)}.svg`;
  return {
    name: "lean-icons",
    apply: "build",
    enforce: "pre",
    load(id) {
      const name = ICON.exec(id)?.[1];
      if (!name) return null;
      const [width, height, , , path] = require(id).definition.icon;
      const drawing = !inlined && isBrowsers(this) && drawings.has(name) ? `/${fileName}#${name}` : path;
      return `export const ${name} = { icon: [${width}, ${height}, [], "", ${JSON.stringify(drawing)}] };`;
    },
    generateBundle() {
      if (!inlined && isBrowsers(this)) this.emitFile({ type: "asset", fileName, source: text });
    },
  };
}

/** True in the build of the browser's code; the server's draws the icons itself. */
function isBrowsers({ environment }: { environment: { name: string } }): boolean {
  return environment.name === "client";
}

/** The paths of each icon that a public page's source imports, by the icon's name. */
function publicDrawings(): Map<string, string[]> {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: ROOT }).sort();
  const imports = sources
    .filter((file) => !FOR_THE_TEAM.test(`/${file}`))
    .flatMap((file) => [...readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)]);
  return new Map(
    imports.map(([, from, name = ""]) => [name, [require(`${from}/${name}`).definition.icon[4]].flat()]),
  );
}

function spriteOf(drawings: Map<string, string[]>): string {
  const icons = [...drawings].map(([name, paths]) => {
    const drawn = paths.map((path) => `<path d="${path}" fill="currentColor"/>`);
    return `<g id="${name}">${drawn.join("")}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${icons.join("")}</svg>`;
}
