/** Cuts the fonts down to what pages are written with: `npm run fonts`; the results are committed. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import subsetFont from "subset-font";
import { PAGE_ALPHABET } from "../src/kit/web/styles/font-alphabet.ts";
import { root } from "./setup.mjs";

const FONTS = [
  { name: "sofia-sans-extra-condensed", style: "italic", weights: { min: 700, max: 900 } },
  { name: "source-sans-3", style: "normal", weights: { min: 400, max: 700 } },
];
/** Kerning, ligatures, the language's own forms, and figures of one width. */
const FEATURES: string[] = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "lnum", "tnum"];
const TARGET = join(root, "src/kit/web/styles/fonts");

await mkdir(TARGET, { recursive: true });
for (const { name, style, weights } of FONTS) {
  for (const part of ["latin", "latin-ext"]) {
    const source = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-${style}.woff2`;
    const whole = await readFile(join(root, source));
    const options = {
      targetFormat: "woff2",
      // The package's types are older than these two.
      keepFeatures: FEATURES,
      noHinting: true,
      variationAxes: { wght: weights },
    } as const;
    const cut = await subsetFont(whole, PAGE_ALPHABET, options);
    await writeFile(join(TARGET, `${name}-${part}.woff2`), cut);
    process.stdout.write(`${name}-${part}: ${whole.length} -> ${cut.length} bytes\n`);
  }
}
