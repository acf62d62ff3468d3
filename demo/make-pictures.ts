/**
 * Makes the demo team's pictures in demo/pictures: `node demo/make-pictures.ts [part of a file name ...]`.
 * Renders what .cache/renders has not yet with Blender 3.4 (Debian: blender, python3-numpy, gcc), which takes a
 * minute or three each on two cores; delete a render to have it made anew. The film is demo/make-film.ts.
 */
import { execFile } from "node:child_process";
import { access, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { withSourceMark } from "../src/kit/server/media/source-mark.ts";
import { pictureFiles } from "./content/picture-files.ts";
import { develop } from "./develop.ts";
import { logo, logoKeys } from "./logos.ts";

const folder = join(import.meta.dirname, "pictures");
const renders = join(import.meta.dirname, "../.cache/renders");
const wanted = process.argv.slice(2);
const isWanted = (file: string) => wanted.length === 0 || wanted.some((part) => file.includes(part));

/** Width of the render, samples for each pixel, width of the picture. */
const SIZES: Record<string, [render: number, samples: number, picture: number]> = {
  cars: [1280, 16, 1600],
  team: [1100, 22, 960],
  products: [1400, 18, 1200],
};

for (const file of pictureFiles().filter((one) => !one.startsWith("sponsors/") && isWanted(one))) {
  const name = file.replace(/\.webp$/, "");
  const [width, samples, picture] = SIZES[dirname(name)] ?? [1280, 20, 1440];
  const render = join(renders, `${name}.png`);
  if (
    !(await access(render).then(
      () => true,
      () => false,
    ))
  )
    await blender(name, width, samples);
  await mkdir(dirname(join(folder, file)), { recursive: true });
  const developed = develop(render, picture).webp({ quality: 82, effort: 6 });
  await withSourceMark(developed, "digitalCreation").toFile(join(folder, file));
}
await mkdir(join(folder, "sponsors"), { recursive: true });
for (const key of logoKeys.filter((one) => isWanted(`sponsors/${one}`))) {
  const svg = logo(key);
  const path = join(folder, "sponsors", key);
  await writeFile(`${path}.svg`, svg);
  const drawn = withSourceMark(sharp(Buffer.from(svg)), "digitalCreation");
  await drawn.clone().webp({ quality: 90 }).toFile(`${path}.webp`);
  await drawn.clone().png({ palette: true }).toFile(`${path}.png`);
}

async function blender(scene: string, width: number, samples: number): Promise<void> {
  const script = join(import.meta.dirname, "render/make.py");
  const values = [renders, String(width), String(samples), scene];
  await promisify(execFile)("blender", ["-b", "-noaudio", "-P", script, "--", ...values], {
    maxBuffer: 2 ** 26,
  });
  await access(join(renders, `${scene}.png`));
}
