import { mkdirSync, mkdtempSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { isStale } from "./build.ts";
import { fingerprint } from "./fingerprint.mjs";
import { lockMismatches } from "./installed.mjs";
import { withLock } from "./lock.mjs";

function folder(): string {
  return mkdtempSync(join(tmpdir(), "setup-"));
}

test("the fingerprint changes with a content or a name, not with times or tests", () => {
  const root = folder();
  mkdirSync(join(root, "src/deep"), { recursive: true });
  writeFileSync(join(root, "src/deep/a.ts"), "one");
  const first = fingerprint(root, ["src", "missing"]);
  utimesSync(join(root, "src/deep/a.ts"), 1, 1);
  writeFileSync(join(root, "src/deep/a.test.ts"), "a test");
  expect(fingerprint(root, ["src", "missing"])).toBe(first);
  writeFileSync(join(root, "src/deep/a.ts"), "two");
  const second = fingerprint(root, ["src", "missing"]);
  expect(second).not.toBe(first);
  renameSync(join(root, "src/deep/a.ts"), join(root, "src/deep/b.ts"));
  expect(fingerprint(root, ["src", "missing"])).not.toBe(second);
});

test("a build is stale without its stamp and when the stamp names other sources", () => {
  const stamp = join(folder(), ".stamp");
  expect(isStale(stamp, "abc")).toBe(true);
  writeFileSync(stamp, "abc");
  expect(isStale(stamp, "abc")).toBe(false);
  expect(isStale(stamp, "abd")).toBe(true);
});

test("only what the lockfile says counts as installed, other systems' packages aside", () => {
  const locked = {
    "": {},
    "node_modules/a": { version: "1.0.0", integrity: "x" },
    "node_modules/b": { version: "1.0.0" },
    "node_modules/mac": { version: "1.0.0", optional: true },
  };
  const a = { version: "1.0.0", integrity: "x" };
  const b = { version: "1.0.0" };
  const windows = { version: "1.0.0", optional: true };
  expect(
    lockMismatches(locked, { "node_modules/a": a, "node_modules/b": b, "node_modules/win": windows }),
  ).toEqual([]);
  expect(
    lockMismatches(locked, {
      "node_modules/a": { ...a, integrity: "y" },
      "node_modules/c": { version: "2.0.0" },
    }),
  ).toEqual([
    "node_modules/a@1.0.0 has other content than locked",
    "node_modules/c@2.0.0 is not in the lockfile",
    "node_modules/b is missing",
  ]);
  expect(lockMismatches(locked, { "node_modules/a": a, "node_modules/b": { version: "1.1.0" } })).toEqual([
    "node_modules/b is 1.1.0, locked is 1.0.0",
  ]);
});

test("where only a server runs, packages of development may be absent, others not", () => {
  const locked = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "1.0.0", dev: true },
    "node_modules/c": { version: "1.0.0", devOptional: true },
  };
  expect(lockMismatches(locked, { "node_modules/a": { version: "1.0.0" } }, false)).toEqual([]);
  expect(lockMismatches(locked, {}, false)).toEqual(["node_modules/a is missing"]);
  expect(lockMismatches(locked, { "node_modules/a": { version: "1.0.0" } })).toEqual([
    "node_modules/b is missing",
    "node_modules/c is missing",
  ]);
});

test("two that want the same lock go one after the other", async () => {
  const lock = join(folder(), "deep/lock");
  const steps: string[] = [];
  const work = (name: string) =>
    withLock(lock, async () => {
      steps.push(`${name} in`);
      await sleep(50);
      steps.push(`${name} out`);
    });
  await Promise.all([work("first"), work("second")]);
  expect(steps).toEqual(["first in", "first out", "second in", "second out"]);
});

test("a lock is given back when the work throws, and taken over when its owner is dead", async () => {
  const lock = join(folder(), "lock");
  await expect(withLock(lock, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  mkdirSync(lock);
  writeFileSync(join(lock, "999999999"), "");
  expect(await withLock(lock, () => "mine")).toBe("mine");
});
