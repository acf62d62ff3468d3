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
import { withSourceMark } from "../src/kit/server/media/remake/source-mark.ts";
import { pictureFiles } from "./content/picture-files.ts";
import { develop } from "./develop.ts";
import { logo, logoKeys } from "./logos.ts";

const folder = join(import.meta.dirname, "pictures");
const renders = join(import.meta.dirname, "../.cache/renders");
const wanted = process.argv.slice(2);
const isWanted = (file: string) => wanted.length === 0 || wanted.some((part) => file.includes(part));

/** A car's own picture crosses the whole page on wide screens. */
const IS_CAR = /^cars\/[a-z]+-[a-z0-9]+$/;
/** What one picture may weigh, a little below what demo/content/content.test.ts allows. */
const MOST_BYTES = 190_000;

/** Width of the render, samples for each pixel, width of the picture. */
const SIZES: Record<string, [render: number, samples: number, picture: number]> = {
  team: [1500, 28, 1200],
  products: [1500, 24, 1200],
};
const CAR_SIZE = [2560, 14, 2560] as const;
const USUAL_SIZE = [1600, 14, 1600] as const;

for (const file of pictureFiles().filter((one) => !one.startsWith("sponsors/") && isWanted(one))) {
  const name = file.replace(/\.webp$/, "");
  const [width, samples, picture] = IS_CAR.test(name) ? CAR_SIZE : (SIZES[dirname(name)] ?? USUAL_SIZE);
  const render = join(renders, `${name}.png`);
  if (
    !(await access(render).then(
      () => true,
      () => false,
    ))
  )
    await blender(name, width, samples);
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), await lightEnough(render, picture));
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

/** As WebP with its mark, at the best quality of three that keeps it light; rain and leaves weigh the most. */
async function lightEnough(render: string, width: number): Promise<Buffer> {
  let made: Buffer = Buffer.alloc(0);
  for (const quality of [82, 74, 64]) {
    const developed = develop(render, width).webp({ quality, effort: 6 });
    made = await withSourceMark(developed, "digitalCreation").toBuffer();
    if (made.length < MOST_BYTES) break;
  }
  return made;
}

async function blender(scene: string, width: number, samples: number): Promise<void> {
  const script = join(import.meta.dirname, "render/make.py");
  const values = [renders, String(width), String(samples), scene];
  await promisify(execFile)("blender", ["-b", "-noaudio", "-P", script, "--", ...values], {
    maxBuffer: 2 ** 26,
  });
  await access(join(renders, `${scene}.png`));
}
