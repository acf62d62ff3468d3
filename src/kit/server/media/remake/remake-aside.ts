import { atMost } from "../../aside/at-most.ts";
import { type Helper, HelperError, startHelper } from "../../aside/helper.ts";
import { bufferOf } from "../../aside/run-aside.ts";
import type { AcceptedImage } from "../accept/accept-image.ts";
import { BUDGETS, type Budget, type ImageType } from "../accept/image-limits.ts";
import { MediaError, type MediaErrorCode } from "../media-error.ts";
import type { PictureJob, PictureResult } from "./picture-process.ts";

const PROGRAM = new URL("./picture-process.ts", import.meta.url);

/** Photographs do not wait for drawings, whose cost is the least foreseeable. */
const [forDrawings, forPhotographs] = [atMost(1), atMost(1)];
let helpers: Helper<PictureJob, PictureResult>[] = [];

/**
 * Makes a sent picture anew in a process of its own, one drawing and one photograph at once: two would take twice the
 * memory. Throws MediaError: what the picture is refused for, IMAGE_TOO_COMPLEX where it cost more time or memory than
 * it may, IMAGE_UNAVAILABLE where no process can be started.
 */
export function remakeAside(
  bytes: Buffer,
  type: ImageType,
  budget: Budget = BUDGETS[type],
): Promise<AcceptedImage> {
  return aside({ bytes, type, budget });
}

function aside(job: PictureJob): Promise<AcceptedImage> {
  const whenItsTurn = job.type === "svg" ? forDrawings : forPhotographs;
  return whenItsTurn(async () => {
    const result = await (await idleHelper()).ask(job);
    if ("refused" in result) throw new MediaError(result.refused, { cause: new Error(result.because) });
    return { ...result.image, bytes: bufferOf(result.image.bytes) };
  }).catch((error) => {
    throw error instanceof HelperError ? new MediaError(reasonOf(error), { cause: error }) : error;
  });
}

async function idleHelper(): Promise<Helper<PictureJob, PictureResult>> {
  helpers = helpers.filter((each) => each.isUsable());
  const idle = helpers.find((each) => !each.isBusy());
  if (idle) return idle;
  const started = await startHelper<PictureJob, PictureResult>(PROGRAM, { behind: true });
  helpers.push(started);
  return started;
}

/** It kills itself over its budget, as the system does where memory is short; other signals are faults of a decoder. */
function reasonOf({ endedBy }: HelperError): MediaErrorCode {
  if (endedBy === "SIGKILL") return "IMAGE_TOO_COMPLEX";
  return typeof endedBy === "string" ? "IMAGE_BROKEN" : "IMAGE_UNAVAILABLE";
}
