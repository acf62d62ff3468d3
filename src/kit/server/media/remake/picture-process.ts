import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import process from "node:process";
import sharp from "sharp";
import type { AcceptedImage } from "../accept/accept-image.ts";
import type { Budget, ImageType } from "../accept/image-limits.ts";
import { MediaError, type MediaErrorCode } from "../media-error.ts";
import { remakeImage } from "./remake-image.ts";

/**
 * A process that decodes pictures of strangers, one after the other, and kills itself when one costs more than it may:
 * no library can be stopped in the middle of a drawing, a process can. It has no secrets and no database.
 */

/** To this process: a picture and what it may cost. */
export interface PictureJob {
  bytes: Buffer;
  type: ImageType;
  budget: Budget;
}

/** From this process. It is silent about a picture that it died of. */
export type PictureResult = Remade & { memoryBytes: number };
type Remade = { image: AcceptedImage } | { refused: MediaErrorCode; because: string };

const LOOK_EVERY_MS = 50;

/** Decoders that no picture needs are shut: what they can't do can't be done with them. */
const DECODERS = [
  "VipsForeignLoadJpeg",
  "VipsForeignLoadPng",
  "VipsForeignLoadWebp",
  "VipsForeignLoadNsgif",
  "VipsForeignLoadSvg",
];

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: DECODERS });
sharp.cache(false);

// Visitors come first; and where the machine's memory ends, this process ends before the site does.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Another system than Linux, or one that forbids it: the limits hold all the same.
}

/** Not `exit`, which would wait for the drawing. */
const die = () => process.kill(process.pid, "SIGKILL");

// A stop is meant for the site, which waits for uploads under way; this process ends with it.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
process.on("disconnect", die);
process.on("message", async ({ bytes, type, budget }: PictureJob) => {
  const watch = watchBudget(budget);
  const remade = await remadeOf(Buffer.from(bytes), type);
  clearInterval(watch);
  const result: PictureResult = { ...remade, memoryBytes: residentBytes() };
  process.send?.(result);
});

async function remadeOf(bytes: Buffer, type: ImageType): Promise<Remade> {
  try {
    return { image: await remakeImage(bytes, type) };
  } catch (error) {
    if (!(error instanceof MediaError)) return { refused: "IMAGE_BROKEN", because: String(error) };
    return { refused: error.code, because: String(error.cause ?? error.message) };
  }
}

/** Read from a file: where none can be opened, what it last was is better than an end. */
let lastResident = 0;
function residentBytes(): number {
  try {
    lastResident = process.memoryUsage.rss();
  } catch {}
  return lastResident;
}

/** The library works on threads of its own, so this one is free to look. */
function watchBudget({ cpuSeconds, memoryBytes }: Budget): NodeJS.Timeout {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > cpuSeconds * 1_000_000 || residentBytes() > memoryBytes) die();
  }, LOOK_EVERY_MS);
}
