import process from "node:process";
import sharp from "sharp";
import { die, residentBytes, serveJobs } from "../../aside/serve-jobs.ts";
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

export type PictureResult = { image: AcceptedImage } | { refused: MediaErrorCode; because: string };

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

serveJobs(async (job: PictureJob) => {
  const watch = watchBudget(job.budget);
  const result = await resultOf(job);
  clearInterval(watch);
  return result;
});

async function resultOf(job: PictureJob): Promise<PictureResult> {
  try {
    return { image: await remakeImage(Buffer.from(job.bytes), job.type) };
  } catch (error) {
    if (!(error instanceof MediaError)) return { refused: "IMAGE_BROKEN", because: String(error) };
    return { refused: error.code, because: String(error.cause ?? error.message) };
  }
}

/** The library works on threads of its own, so this one is free to look. */
function watchBudget({ cpuSeconds, memoryBytes }: Budget): NodeJS.Timeout {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > cpuSeconds * 1_000_000 || residentBytes() > memoryBytes) die();
  }, LOOK_EVERY_MS);
}
