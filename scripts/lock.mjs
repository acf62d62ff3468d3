import { mkdirSync, readdirSync, rmdirSync, statSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

const heartbeatMs = 2_000;
const silentMs = 30_000;

/**
 * Runs `work` while no other process on this folder does: the lock is a directory that holds its owner's pid.
 * A lock whose owner died, or fell silent for 30 s, is taken over; so `work` must not block the event loop.
 * Returns what `work` returns.
 */
export async function withLock(directory, work) {
  const mine = join(directory, String(process.pid));
  await take(directory, mine);
  const heartbeat = setInterval(() => attempt(() => utimesSync(mine, new Date(), new Date())), heartbeatMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (attempt(() => unlinkSync(mine))) attempt(() => rmdirSync(directory));
  }
}

async function take(directory, mine) {
  mkdirSync(dirname(directory), { recursive: true });
  for (let tries = 0; ; tries++) {
    if (attempt(() => mkdirSync(directory)) || removeDeadOwner(directory)) {
      if (attempt(() => writeFileSync(mine, "", { flag: "wx" }))) return;
    }
    if (tries === 5) process.stdout.write("Waiting for another command that installs or builds here ...\n");
    await sleep(200);
  }
}

/** Of several that wait, only one can unlink the dead owner's file, so only one takes over. */
function removeDeadOwner(directory) {
  const owner = attempt(() => readdirSync(directory)[0] ?? "none");
  if (!owner) return false;
  if (owner === "none") {
    // Between two owners the directory is empty for a moment; for longer only after a crash.
    if (silent(directory)) attempt(() => rmdirSync(directory));
    return false;
  }
  const file = join(directory, owner);
  return (!alive(Number(owner)) || silent(file)) && attempt(() => unlinkSync(file));
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function silent(path) {
  const changed = attempt(() => statSync(path).mtimeMs);
  return typeof changed === "number" && Date.now() - changed > silentMs;
}

/** What `step` returned (`true` for nothing), or false where another process was quicker. */
function attempt(step) {
  try {
    return step() ?? true;
  } catch (error) {
    if (error.code === "EEXIST" || error.code === "ENOENT" || error.code === "ENOTEMPTY") return false;
    throw error;
  }
}
