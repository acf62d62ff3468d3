// @module-tag both-databases
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import { rateLimitHits } from "./rate-limit.table.ts";
import {
  confirmHits,
  countHits,
  forgetHits,
  insertHit,
  lockHits,
  type RateLimit,
  recordHit,
  refusalOf,
  releaseHits,
  requireHit,
  takeHits,
} from "./rate-limit.ts";

const { db } = await testDatabase();
const start = Date.parse("2026-05-01T10:00:00Z");
let seconds = 0;
const needs = { db, now: () => new Date(start + seconds * 1000) };
const three: RateLimit = { key: "letters 192.0.2.1", limit: 3, windowMs: 60_000 };
const take = (...limits: RateLimit[]) => takeHits(needs, limits);
const stored = () => db.$count(rateLimitHits);

test("what a clock has counted that was ahead for a moment locks nobody out", async () => {
  seconds = 400 * 86_400;
  for (let times = 0; times < 3; times++) await take(three);
  await recordHit(needs, "failures", 60_000);
  seconds = 0;
  expect((await take(three)).allowed).toBe(true);
  expect(await countHits(needs, "failures", 60_000)).toBe(0);
  await forgetHits(db, needs.now());
  expect(await stored()).toBe(1);
});

beforeEach(async () => {
  seconds = 0;
  await db.delete(rateLimitHits);
});

describe("a limit", () => {
  test("lets as many through as it says, then tells the seconds until the oldest of them is over", async () => {
    for (seconds of [0, 10, 20]) expect((await take(three)).allowed).toBe(true);
    seconds = 25;
    expect(await take(three)).toEqual({ allowed: false, retryAfter: 35, isFinal: true });
    expect((await take({ ...three, key: "letters 192.0.2.2" })).allowed).toBe(true);
    seconds = 59.9;
    expect(await take(three)).toMatchObject({ allowed: false, retryAfter: 1 });
    seconds = 60;
    expect((await take(three)).allowed).toBe(true);
    expect(await take(three)).toMatchObject({ allowed: false, retryAfter: 10 });
  });

  test("counts several hits at once, or none of them: of many such calls at one moment the first are let through", async () => {
    const ten: RateLimit = { key: "codes", limit: 10, windowMs: 60_000 };
    const calls = await Promise.all(Array.from({ length: 6 }, () => takeHits(needs, [ten], { count: 4 })));
    expect(calls.filter(({ allowed }) => allowed)).toHaveLength(2);
    expect(await stored()).toBe(8);
    await requireHit(needs, ten, 2);
    await expect(requireHit(needs, ten)).rejects.toThrow();
  });

  test("may be for a whole day; one for longer is refused, because its hits would not be kept", async () => {
    const day: RateLimit = { key: "receipts", limit: 2, windowMs: 86_400_000 };
    for (seconds of [0, 60]) expect((await take(day)).allowed).toBe(true);
    seconds = 8 * 3600;
    await forgetHits(db, needs.now());
    expect(await take(day)).toEqual({ allowed: false, retryAfter: 16 * 3600, isFinal: true });
    seconds = 86_400;
    expect((await take(day)).allowed).toBe(true);
    await expect(take({ ...day, windowMs: 86_400_001 })).rejects.toThrow("longer than hits are kept");
  });

  test("does not count what it refuses, and drops what is over", async () => {
    for (let i = 0; i < 9; i++) await take(three);
    expect(await stored()).toBe(3);
    seconds = 60;
    await take(three);
    expect(await stored()).toBe(1);
  });

  test("is exact for calls that come at once", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => take(three)));
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test("of several counts in all of them or in none, whichever order they are named in", async () => {
    const one: RateLimit = { key: "letters", limit: 1, windowMs: 90_000 };
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? take(three, one) : take(one, three))),
    );
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(1);
    expect(await stored()).toBe(2);
    expect(await take(three, one)).toMatchObject({ retryAfter: 90 });
  });

  test("refuses with 429 and Retry-After", async () => {
    for (let i = 0; i < 3; i++) await requireHit(needs, three);
    await expect(requireHit(needs, three)).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      extra: { retryAfter: 60 },
    });
  });

  test("does not count what a transaction takes back", async () => {
    const failing = db.transaction(async (tx) => {
      await requireHit({ ...needs, db: tx }, three);
      throw new Error("refused for another reason");
    });
    await expect(failing).rejects.toThrow("another reason");
    expect(await stored()).toBe(0);
  });
});

describe("a pending hit", () => {
  test("takes its place, and a refusal says that it may still come free", async () => {
    const verdicts = [];
    for (let i = 0; i < 3; i++) verdicts.push(await takeHits(needs, [three], { pending: true }));
    expect(await take(three)).toMatchObject({ allowed: false, isFinal: false });
    expect(await countHits(needs, three.key, three.windowMs)).toBe(0);
    const ids = verdicts.flatMap((verdict) => (verdict.allowed ? verdict.ids : []));
    await confirmHits(db, ids);
    expect(await take(three)).toMatchObject({ allowed: false, isFinal: true });
    expect(await countHits(needs, three.key, three.windowMs)).toBe(3);
    await releaseHits(db, ids.slice(0, 1));
    expect((await take(three)).allowed).toBe(true);
  });
});

test("a key without a limit is counted until its window is over", async () => {
  for (let i = 0; i < 12; i++) await recordHit(needs, "failures", 60_000);
  expect(await countHits(needs, "failures", 60_000)).toBe(12);
  seconds = 60;
  expect(await countHits(needs, "failures", 60_000)).toBe(0);
  await forgetHits(db, needs.now());
  expect(await stored()).toBe(0);
});

test("the parts for a larger statement count like the call", async () => {
  const insert = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select ${lockHits(three.key)}`);
      return (await tx.execute(insertHit(three, needs.now()))).rows.length;
    });
  const inserted = await Promise.all([...Array.from({ length: 8 }, insert), take(three)]);
  expect(inserted.filter((each) => each === 1 || (typeof each === "object" && each.allowed))).toHaveLength(3);
  expect(await refusalOf(db, three, needs.now())).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    extra: { retryAfter: 60 },
  });
});
