/** Cuts the fonts down to what pages are written with: `npm run fonts`; the results are committed. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import subsetFont from "subset-font";
import { FIRST_ALPHABET, FIRST_CAPITALS, PAGE_ALPHABET } from "../src/kit/web/styles/font-alphabet.ts";
import { root } from "./setup.mjs";

const PACKAGES = join(root, "node_modules/@expo-google-fonts");
const FONTS = [
  {
    name: "display",
    source: "sofia-sans-extra-condensed/800ExtraBold_Italic/SofiaSansExtraCondensed_800ExtraBold_Italic.ttf",
    first: FIRST_CAPITALS,
  },
  { name: "text", source: "source-sans-3/400Regular/SourceSans3_400Regular.ttf", first: FIRST_ALPHABET },
  { name: "bold", source: "source-sans-3/700Bold/SourceSans3_700Bold.ttf", first: FIRST_ALPHABET },
];
/** Kerning, and figures of one height and one width. */
const FEATURES = ["kern", "lnum", "tnum"];
const TARGET = join(root, "src/kit/web/styles/fonts");

await mkdir(TARGET, { recursive: true });
for (const { name, source, first } of FONTS) {
  const whole = await readFile(join(PACKAGES, source));
  const rest = [...new Set(PAGE_ALPHABET)].filter((letter) => !first.includes(letter)).join("");
  for (const [part, letters] of Object.entries({ first, rest })) {
    // The package's types are older than the features and the hinting.
    const options = { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true } as const;
    const cut = await subsetFont(whole, letters, options);
    await writeFile(join(TARGET, `${name}-${part}.woff2`), cut);
    process.stdout.write(`${name}-${part}: ${cut.length} bytes of ${whole.length}\n`);
  }
}
