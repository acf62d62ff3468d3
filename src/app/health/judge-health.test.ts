import { expect, test } from "vitest";
import {
  judgeBackup,
  judgeBank,
  judgeCards,
  judgeDisk,
  judgeJobs,
  judgeMails,
  judgeNightly,
  worstOf,
} from "./judge-health.ts";

const now = new Date("2027-06-14T10:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const old = ago(24 * 365);

test.each([
  ["last night's, restored", { lastOk: true, lastGood: ago(8) }, old, "ok"],
  ["a night is missing", { lastOk: true, lastGood: ago(31) }, old, "attention"],
  ["last night's failed, the one before is good", { lastOk: false, lastGood: ago(29) }, old, "attention"],
  ["none that is good for three nights", { lastOk: false, lastGood: ago(80) }, old, "wrong"],
  ["never one", { lastOk: null, lastGood: null }, old, "wrong"],
  ["installed today", { lastOk: null, lastGood: null }, ago(5), "ok"],
  ["installed today, and it failed", { lastOk: false, lastGood: null }, ago(5), "attention"],
] as const)("backup: %s", (_, runs, installed, state) => {
  expect(judgeBackup(runs, installed, now)).toBe(state);
});

test.each([
  ["none waits", { delivery: "smtp", failed: 0, tried: 0, oldest: null }, "ok"],
  ["one waits since just now", { delivery: "smtp", failed: 0, tried: 0, oldest: ago(0.1) }, "ok"],
  ["one waits half an hour", { delivery: "smtp", failed: 0, tried: 0, oldest: ago(0.5) }, "attention"],
  [
    "one was not taken six minutes ago",
    { delivery: "smtp", failed: 0, tried: 1, oldest: ago(0.1) },
    "attention",
  ],
  ["one waits three hours", { delivery: "smtp", failed: 0, tried: 0, oldest: ago(3) }, "wrong"],
  ["one was given up", { delivery: "smtp", failed: 1, tried: 0, oldest: null }, "attention"],
  ["no mail server", { delivery: "files", failed: 0, tried: 0, oldest: null }, "attention"],
] as const)("mails: %s", (_, mails, state) => {
  expect(judgeMails(mails, now)).toBe(state);
});

test("cards: a shop may take none; money that does not move, a gateway that is away, and wrong keys are told", () => {
  const now = new Date("2027-06-14T10:00:00Z");
  const fine = {
    gateway: "stripe",
    moves_money: true,
    fault: null,
    failing_since: null,
    refunds: 0,
  } as const;
  expect(judgeCards(fine, now)).toBe("ok");
  expect(judgeCards({ ...fine, gateway: "none", moves_money: false }, now)).toBe("ok");
  for (const gateway of ["stripe", "comgate", "test"] as const)
    expect(judgeCards({ ...fine, gateway, moves_money: false }, now)).toBe("attention");
  const since = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  expect(judgeCards({ ...fine, fault: "away", failing_since: since(1) }, now)).toBe("ok");
  expect(judgeCards({ ...fine, fault: "away", failing_since: since(5) }, now)).toBe("attention");
  expect(judgeCards({ ...fine, fault: "refused", failing_since: since(0) }, now)).toBe("wrong");
  expect(judgeCards({ ...fine, refunds: 1 }, now)).toBe("wrong");
});

test("jobs, the nightly run, disk are judged by what a team would miss", () => {
  expect(judgeJobs({ failed: 0, oldest: ago(0.05) }, now)).toBe("ok");
  expect(judgeJobs({ failed: 0, oldest: ago(0.3) }, now)).toBe("attention");
  expect(judgeJobs({ failed: 0, oldest: ago(2) }, now)).toBe("wrong");
  expect(judgeJobs({ failed: 2, oldest: null }, now)).toBe("attention");
  expect([ago(20), ago(40), ago(100)].map((last) => judgeNightly(last, old, now))).toEqual([
    "ok",
    "attention",
    "wrong",
  ]);
  expect([1e8, 1e9, 1e10].map(judgeDisk)).toEqual(["wrong", "attention", "ok"]);
  expect(worstOf(["ok", "attention", "wrong"])).toBe("wrong");
  expect(worstOf([])).toBe("ok");
});

test("a bank that can't be asked is a fault, one that is away only after a while", () => {
  const now = new Date("2027-06-14T10:00:00Z");
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const link = { expires_on: "2027-12-01", last_ok_at: minutesAgo(5), fault: null };
  const judged = (found: Partial<Record<keyof typeof link, unknown>>, oldest: Date | null = null) =>
    judgeBank({ link: { ...link, ...found } as never, oldest }, "2027-06-14", now);
  expect(judged({})).toBe("ok");
  expect(judged({ fault: "refused" })).toBe("wrong");
  expect(judged({ fault: "away" })).toBe("ok");
  expect(judged({ fault: "away", last_ok_at: minutesAgo(61) })).toBe("attention");
  expect(judged({ fault: "away", last_ok_at: minutesAgo(25 * 60) })).toBe("wrong");
  expect(judged({ expires_on: "2027-06-27" })).toBe("attention");
  expect(judged({ expires_on: "2027-06-13" })).toBe("wrong");
  expect(judged({}, minutesAgo(4 * 24 * 60))).toBe("attention");
  expect(judgeBank({ link: null, oldest: null }, "2027-06-14", now)).toBe("ok");
});
