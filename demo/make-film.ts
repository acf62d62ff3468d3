/**
 * Makes the first screen's film and its poster in demo/pictures/hero: `node demo/make-film.ts`.
 * Takes .cache/renders/film-plate.png (the place and the car) and .cache/renders/film/000.png to 119.png (the
 * smoke), which demo/render/film.py renders; needs ffmpeg. Ten seconds, and the last frame leads to the first.
 */
import { execFile } from "node:child_process";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { develop } from "./develop.ts";

const renders = join(import.meta.dirname, "../.cache/renders");
const hero = join(import.meta.dirname, "pictures/hero");
// Composed at the renders' own size, enlarged at the end.
const [WIDTH, HEIGHT] = [1280, 720];
const FRAMES = 240;

await mkdir(hero, { recursive: true });
const plate = join(renders, "film-place.png");
await (await develop(join(renders, "film-plate.png")))
  .resize(WIDTH, HEIGHT, { kernel: "mitchell" })
  .sharpen({ sigma: 1, m1: 0.2, m2: 1 })
  .toFile(plate);

const first = join(renders, "film/000.png");
const smoke = await sharp(first).blur(0.7).resize(WIDTH, HEIGHT, { kernel: "cubic" }).toBuffer();
await sharp(
  await sharp(plate)
    .composite([{ input: smoke }])
    .png()
    .toBuffer(),
)
  .resize(1920, 1080, { kernel: "mitchell" })
  .webp({ quality: 80, effort: 6 })
  .toFile(join(hero, "night-drift.webp"));

// The first frame again at the end, so that what is blended between frames closes the loop.
await cp(first, join(renders, "film/120.png"));
const turn = (times: number, shift = 0) => `sin(2*PI*(${times}*on/${FRAMES}+${shift}))`;
/** The part of the frame that is seen: a slow breath in and out, and the hand that holds the camera. */
const near = `(0.012+0.012*(1-cos(2*PI*on/${FRAMES})))`;
const [left, top] = [`W*(${near}+0.0016*${turn(3)})`, `H*(${near}+0.002*${turn(2, 0.2)}+0.0008*${turn(7)})`];
const [right, bottom] = [
  `(W-W*(${near}-0.0016*${turn(3)}))`,
  `(H-H*(${near}-0.002*${turn(2, 0.2)}-0.0008*${turn(7)}))`,
];
const camera = `perspective=x0=${left}:y0=${top}:x1=${right}:y1=${top}:x2=${left}:y2=${bottom}:x3=${right}:y3=${bottom}:sense=source:eval=frame`;
const graph = [
  `[1]format=gbrap,gblur=sigma=0.7,scale=${WIDTH}:${HEIGHT}:flags=bicubic[smoke]`,
  `[0][smoke]overlay=shortest=1:format=gbrp,format=yuv444p,framerate=fps=24:interp_start=0:interp_end=255:scene=100`,
].join(";");
const composed = join(renders, "film-composed.mkv");
await ffmpeg(
  ["-loop", "1", "-framerate", "12", "-i", plate, "-framerate", "12", "-i", join(renders, "film/%03d.png")],
  ["-filter_complex", `${graph},${camera.replaceAll(",", "\\,")}`, "-frames:v", `${FRAMES}`],
  ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "8", composed],
);
const finish = ["-vf", "scale=1920:1080:flags=bicubic,noise=alls=3:allf=t,format=yuv420p", "-an"];
const x264 = ["-c:v", "libx264", "-preset", "medium", "-crf", "25", "-maxrate", "2200k", "-bufsize", "4400k"];
const vp9 = [
  "-c:v",
  "libvpx-vp9",
  "-crf",
  "36",
  "-b:v",
  "1900k",
  "-cpu-used",
  "5",
  "-row-mt",
  "1",
  "-g",
  "120",
];
await ffmpeg(["-i", composed], finish, [...x264, "-movflags", "+faststart", join(hero, "night-drift.mp4")]);
await ffmpeg(["-i", composed], finish, [...vp9, "-deadline", "good", join(hero, "night-drift.webm")]);

async function ffmpeg(...parts: string[][]): Promise<void> {
  await promisify(execFile)("ffmpeg", ["-v", "error", "-y", ...parts.flat()]);
}
