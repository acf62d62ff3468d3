/**
 * Makes the first screen's film and its poster in demo/pictures/hero: `node demo/make-film.ts`.
 * Takes .cache/renders/film, the car's cut-outs that demo/render/film.py renders; demo/render/drive.py puts road,
 * lights and smoke around them. Needs python3 with numpy, a C compiler and ffmpeg. Five seconds without a seam, twice.
 */
import { execFile } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

const run = promisify(execFile);
const renders = join(import.meta.dirname, "../.cache/renders");
const drive = join(import.meta.dirname, "render/drive.py");
const hero = join(import.meta.dirname, "pictures/hero");
const [WIDTH, HEIGHT, RATE] = [1920, 1080, 24];

await mkdir(hero, { recursive: true });
const frames = join(renders, "film.mkv");
await run("sh", [
  "-c",
  'python3 "$0" "$1" "$2" | ffmpeg -v error -y -f rawvideo -pix_fmt rgb24 -s "$3" -r "$4" -i - -c:v libx264 -preset ultrafast -crf 6 -pix_fmt yuv444p "$5"',
  ...[drive, renders, `${WIDTH}`, `${WIDTH}x${HEIGHT}`, `${RATE}`, frames],
]);

const { stdout: poster } = await run("python3", [drive, renders, `${WIDTH}`, "0"], {
  encoding: "buffer",
  maxBuffer: 2 ** 26,
});
await sharp(poster, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  .webp({ quality: 84, effort: 6 })
  .toFile(join(hero, "night-drift.webp"));

const log = join(renders, "film-pass");
await encode("night-drift.mp4", [
  "-c:v",
  "libx264",
  "-preset",
  "medium",
  "-b:v",
  "2250k",
  "-movflags",
  "+faststart",
]);

/** In two passes, so that it comes out near the rate asked for: at most 3 MB in the end. */
async function encode(name: string, codec: string[]): Promise<void> {
  const usual = [
    "-v",
    "error",
    "-y",
    "-stream_loop",
    "1",
    "-i",
    frames,
    "-pix_fmt",
    "yuv420p",
    "-an",
    "-g",
    "120",
    ...codec,
  ];
  await run("ffmpeg", [...usual, "-pass", "1", "-passlogfile", log, "-f", "null", "/dev/null"]);
  await run("ffmpeg", [...usual, "-pass", "2", "-passlogfile", log, join(hero, name)]);
  await rm(`${log}-0.log.mbtree`, { force: true });
  await rm(`${log}-0.log`, { force: true });
}
