/**
 * Draws the demo team's pictures into demo/pictures: `node demo/make-pictures.ts [part of a file name ...]`.
 * Seeds come from the file names, so a second run draws the same.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { pictures } from "./drawing/catalogue.ts";
import { logo, logoKeys } from "./drawing/logos.ts";
import { seeded, seedOf } from "./drawing/random.ts";
import { sheet } from "./drawing/scene.ts";
import { smokeDefs } from "./drawing/smoke-sprite.ts";

const folder = join(import.meta.dirname, "pictures");
const wanted = process.argv.slice(2);
const isWanted = (file: string) => wanted.length === 0 || wanted.some((part) => file.includes(part));

async function place(file: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  return path;
}

const defs = await smokeDefs();
for (const { file, width, height, draw } of pictures.filter((one) => isWanted(one.file))) {
  const svg = sheet(defs, draw(seeded(seedOf(file))), width, height);
  await sharp(Buffer.from(svg))
    .webp({ quality: 80, effort: 5 })
    .toFile(await place(file));
}
for (const key of logoKeys.filter((one) => isWanted(`sponsors/${one}`))) {
  const svg = logo(key);
  await writeFile(await place(`sponsors/${key}.svg`), svg);
  await sharp(Buffer.from(svg))
    .webp({ quality: 90 })
    .toFile(await place(`sponsors/${key}.webp`));
  await sharp(Buffer.from(svg))
    .png({ palette: true })
    .toFile(await place(`sponsors/${key}.png`));
}
