/**
 * Makes the first screen's film and its poster in demo/pictures/hero: `node demo/make-film.ts`.
 * Where .cache/renders/film.mkv is missing, Blender renders what .cache/renders/film has not yet of each shot (demo/render/shots.py): the plate of its
 * surroundings and the car every few frames; demo/render/drive.py puts them together with smoke and light. Needs
 * python3 with numpy, a C compiler and ffmpeg.
 */
import { execFile } from "node:child_process";
import { access, appendFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { sourceXmp, withSourceMark } from "../src/kit/server/media/remake/source-mark.ts";

const run = promisify(execFile);
const drive = join(import.meta.dirname, "render/drive.py");
const renders = join(import.meta.dirname, "../.cache/renders");
const hero = join(import.meta.dirname, "pictures/hero");
const film = join(hero, "night-drift.mp4");
const [WIDTH, HEIGHT, RATE] = [1280, 720, 24];
/** Each shot in its turn, night and day: its frames from and to, and how fast they go by; 20 seconds in all. */
const CUT = ["night:0:72:0.58", "day:8:104:0.72", "night:72:108:0.36", "golden:14:104:0.7"];
/** Shots of one camera share their plate. */
const PLATES = ["night", "golden", "day"];
/** Frames from one cut-out of the car to the next. */
const EVERY = 3;
/** The film's first frame is shown before it plays, on wide screens too. */
const POSTER_WIDTH = 2560;

const frames = join(renders, "film.mkv");
const rendered = await access(frames).then(
  () => true,
  () => false,
);
await mkdir(hero, { recursive: true });
if (!rendered) await render();
const { stdout: poster } = await run("python3", [drive, renders, `${POSTER_WIDTH}`, "night:0:1:1"], {
  encoding: "buffer",
  maxBuffer: 2 ** 26,
});
const raw = { width: POSTER_WIDTH, height: (POSTER_WIDTH * 9) / 16, channels: 3 } as const;
await withSourceMark(sharp(poster, { raw }).webp({ quality: 80, effort: 6 }), "digitalCreation").toFile(
  join(hero, "night-drift.webp"),
);

// In two passes, so that it comes out near the rate asked for: less than 3 MB in the end.
const log = join(renders, "film-pass");
const codec = ["-c:v", "libx264", "-preset", "medium", "-b:v", "1130k", "-movflags", "+faststart"];
const usual = ["-v", "error", "-y", "-i", frames, "-pix_fmt", "yuv420p", "-an", "-g", "120", ...codec];
await run("ffmpeg", [...usual, "-pass", "1", "-passlogfile", log, "-f", "null", "/dev/null"]);
await run("ffmpeg", [...usual, "-pass", "2", "-passlogfile", log, film]);
await rm(`${log}-0.log.mbtree`, { force: true });
await rm(`${log}-0.log`, { force: true });
await appendFile(film, xmpBox(sourceXmp("digitalCreation")));

/** All frames of the film, nearly without loss. */
async function render(): Promise<void> {
  await mkdir(join(renders, "film"), { recursive: true });
  for (const plate of PLATES) await blender(2400, 2, plate, "plate");
  await blender(POSTER_WIDTH, 14, "night", "0:1:1");
  for (const [shot = "", , to] of CUT.map((one) => one.split(":")))
    await blender(WIDTH, shot.startsWith("night") ? 12 : 6, shot, `0:${Number(to) + EVERY}:${EVERY}`);
  await run("sh", [
    "-c",
    'python3 "$1" "$2" "$3" $4 | ffmpeg -v error -y -f rawvideo -pix_fmt rgb24 -s "$5" -r "$6" -i - -c:v libx264 -preset ultrafast -crf 6 -pix_fmt yuv444p "$7"',
    "sh",
    ...[drive, renders, `${WIDTH}`, CUT.join(" ")],
    ...[`${WIDTH}x${HEIGHT}`, `${RATE}`, frames],
  ]);
}

/** What Blender has not rendered yet of a shot: its plate, or the car in frames from:to:step. */
async function blender(width: number, samples: number, shot: string, what: string): Promise<void> {
  await run(
    "blender",
    [
      "-b",
      "-noaudio",
      "-P",
      join(import.meta.dirname, "render/film.py"),
      "--",
      renders,
      `${width}`,
      `${samples}`,
      shot,
      what,
    ],
    { maxBuffer: 2 ** 26 },
  );
}

/** XMP as MP4 files carry it: a box of its own, known by Adobe's UUID (XMP specification, part 3). */
function xmpBox(xmp: string): Buffer {
  const body = Buffer.from(xmp);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + 16 + body.length);
  head.write("uuid", 4);
  return Buffer.concat([head, Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex"), body]);
}
