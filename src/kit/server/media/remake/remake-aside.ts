import { type ChildProcess, fork } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { AcceptedImage } from "../accept/accept-image.ts";
import { BUDGETS, type Budget, type ImageType } from "../accept/image-limits.ts";
import { MediaError, type MediaErrorCode } from "../media-error.ts";
import { atMost } from "./at-most.ts";
import type { PictureJob, PictureResult } from "./picture-process.ts";

const PROGRAM = fileURLToPath(new URL("./picture-process.ts", import.meta.url));
/** A process costs memory, so it goes when nothing was sent to it during this time. */
const IDLE_MS = 30_000;
/** Memory that a large picture has left behind would count against the next one. */
const FRESH_BYTES = 200 * 1024 * 1024;
/** A process that neither answers nor spends its time: for what nobody thought of. */
const PATIENCE_MS = 5 * 60_000;

/** All that a drawing may know of this machine: no address of a database, no secret. */
const ENVIRONMENT = ["PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "XDG_CACHE_HOME", "FONTCONFIG_PATH"];

/** Photographs do not wait for drawings, whose cost is the least foreseeable. */
const [forDrawings, forPhotographs] = [atMost(1), atMost(2)];
const idle: { child: ChildProcess; leave: NodeJS.Timeout }[] = [];

/**
 * Makes a sent picture anew in a process of its own, one drawing and two photographs at once. Throws MediaError: what the picture is refused for,
 * IMAGE_TOO_COMPLEX where it cost more time or memory than it may, IMAGE_UNAVAILABLE where no process can be started.
 */
export function remakeAside(
  bytes: Buffer,
  type: ImageType,
  budget: Budget = BUDGETS[type],
): Promise<AcceptedImage> {
  const whenItsTurn = type === "svg" ? forDrawings : forPhotographs;
  return whenItsTurn(async () => {
    const child = idleProcess() ?? (await startProcess());
    const result = await ask(child, { bytes, type, budget });
    if (result.memoryBytes > FRESH_BYTES) child.kill("SIGKILL");
    else keep(child);
    if ("refused" in result) throw new MediaError(result.refused, { cause: new Error(result.because) });
    const { image } = result;
    const { buffer, byteOffset, byteLength } = image.bytes;
    return { ...image, bytes: Buffer.from(buffer, byteOffset, byteLength) };
  });
}

function startProcess(): Promise<ChildProcess> {
  // biome-ignore lint/style/noProcessEnv: what is left out is the purpose, not what is read
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => ENVIRONMENT.includes(name)));
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) => reject(new MediaError("IMAGE_UNAVAILABLE", { cause }));
    try {
      const child = fork(PROGRAM, [], { env, execArgv: [], serialization: "advanced", stdio: "ignore" });
      child.once("spawn", () => resolve(child));
      // Stays for the process's whole life: an error that nobody hears would end the site.
      child.on("error", refuse);
    } catch (error) {
      refuse(error);
    }
  });
}

/** What the process answers. It is killed where it can't answer any more. */
function ask(child: ChildProcess, job: PictureJob): Promise<PictureResult> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
    const onMessage = (result: PictureResult) => {
      settle();
      resolve(result);
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
      settle();
      const cause = new Error(`The process ended with ${signal ?? code}`);
      reject(new MediaError(reasonOf(signal), { cause }));
    };
    const settle = () => {
      clearTimeout(timer);
      child.off("message", onMessage);
      child.off("exit", onExit);
    };
    child.on("message", onMessage);
    child.on("exit", onExit);
    child.ref();
    child.channel?.ref();
    // Where it can't be sent, the process is gone or going: its end is the answer.
    child.send(job, (error) => error && child.kill("SIGKILL"));
  });
}

/** It kills itself over its budget, as the system does where memory is short; other signals are faults of a decoder. */
function reasonOf(signal: NodeJS.Signals | null): MediaErrorCode {
  if (signal === "SIGKILL") return "IMAGE_TOO_COMPLEX";
  return signal ? "IMAGE_BROKEN" : "IMAGE_UNAVAILABLE";
}

function keep(child: ChildProcess): void {
  // A site that stops does not wait for it; it ends with the connection.
  child.unref();
  child.channel?.unref();
  const leave = setTimeout(() => child.kill("SIGKILL"), IDLE_MS);
  leave.unref();
  idle.push({ child, leave });
}

function idleProcess(): ChildProcess | undefined {
  for (let last = idle.pop(); last; last = idle.pop()) {
    clearTimeout(last.leave);
    if (last.child.connected && last.child.exitCode === null && !last.child.killed) return last.child;
  }
  return undefined;
}
