import { createRequire } from "node:module";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const ICON = /free-\w+-svg-icons[\\/](fa\w+)\.js$/;

/** Icons with what is drawn alone: their files say everything twice and in CommonJS, two thirds of their bytes. */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    apply: "build",
    enforce: "pre",
    load(id) {
      const name = ICON.exec(id)?.[1];
      if (!name) return null;
      const [width, height, , , path] = require(id).definition.icon;
      return `export const ${name} = { icon: [${width}, ${height}, [], "", ${JSON.stringify(path)}] };`;
    },
  };
}
