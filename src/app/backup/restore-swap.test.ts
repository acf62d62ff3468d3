import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BackupError } from "#kit/server/backup/backup-manifest.ts";
import {
  finishSwap,
  plannedSwap,
  planSwap,
  type Swap,
  stage,
  stagingFolder,
  swapSteps,
} from "./restore-swap.ts";

const planned: Swap = { stamp: "20270614T101530123", folders: ["database", "media"], rows: "folder" };

/** A site with the old content in its place and the new one beside it, as a restore has it when it is whole. */
function stagedSite(): string {
  const place = mkdtempSync(join(tmpdir(), "paddock-swap-"));
  for (const folder of planned.folders) {
    mkdirSync(join(place, folder));
    writeFileSync(join(place, folder, "content"), `old ${folder}`);
  }
  stage(place, planned);
  for (const folder of planned.folders)
    writeFileSync(join(stagingFolder(place, planned.stamp), folder, "content"), `new ${folder}`);
  return place;
}

const contentOf = (place: string, suffix = "") =>
  planned.folders.map((folder) => readFileSync(join(place, folder + suffix, "content"), "utf8"));

test.each([0, 1, 2, 3, 4])(
  "killed behind rename %i, the next start goes on with the whole new site (15.3)",
  (done) => {
    const place = stagedSite();
    planSwap(place, planned);
    const steps = swapSteps(place, planned);
    for (let step = 0; step < done; step += 1) steps.next().value?.();
    const found = plannedSwap(place);
    expect(found).toEqual(planned);
    finishSwap(place, found as Swap);
    expect(contentOf(place)).toEqual(["new database", "new media"]);
    expect(contentOf(place, `-before-${planned.stamp}`)).toEqual(["old database", "old media"]);
    expect(plannedSwap(place)).toBeUndefined();
    expect(existsSync(stagingFolder(place, planned.stamp))).toBe(false);
  },
);

test("killed before everything was staged, the next start goes on with the old site", () => {
  const place = stagedSite();
  expect(plannedSwap(place)).toBeUndefined();
  expect(contentOf(place)).toEqual(["old database", "old media"]);
});

test("where a rename is refused, everything goes back to its place", () => {
  const place = stagedSite();
  planSwap(place, planned);
  // A folder that is not empty can't be renamed over.
  mkdirSync(join(place, `media-before-${planned.stamp}`, "x"), { recursive: true });
  expect(() => finishSwap(place, planned)).toThrow(/could not take its place .+ Nothing was changed\.$/);
  expect(contentOf(place)).toEqual(["old database", "old media"]);
  expect(readdirSync(place).sort()).toEqual(["database", "media", `media-before-${planned.stamp}`]);
});

test("a plan that can't be read stops with one line that says what to do", () => {
  const place = stagedSite();
  writeFileSync(join(place, "restore.json"), '{"stamp": "../..", "folders": ["database"], "rows": "folder"}');
  expect(() => plannedSwap(place)).toThrow(BackupError);
  expect(() => plannedSwap(place)).toThrow(/^A restore was cut off, .+ then delete this file\.$/);
});
