import { expect, test } from "vitest";
import {
  judgeBackup,
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
  ["none waits", { delivery: "smtp", failed: 0, oldest: null }, "ok"],
  ["one waits since just now", { delivery: "smtp", failed: 0, oldest: ago(0.1) }, "ok"],
  ["one waits half an hour", { delivery: "smtp", failed: 0, oldest: ago(0.5) }, "attention"],
  ["one waits three hours", { delivery: "smtp", failed: 0, oldest: ago(3) }, "wrong"],
  ["one was given up", { delivery: "smtp", failed: 1, oldest: null }, "attention"],
  ["no mail server", { delivery: "files", failed: 0, oldest: null }, "attention"],
] as const)("mails: %s", (_, mails, state) => {
  expect(judgeMails(mails, now)).toBe(state);
});

test("jobs, the nightly run, disk and cards are judged by what a team would miss", () => {
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
  expect(judgeCards({ gateway: "none", moves_money: false })).toBe("ok");
  expect(judgeCards({ gateway: "stripe", moves_money: true })).toBe("ok");
  expect(judgeCards({ gateway: "stripe", moves_money: false })).toBe("attention");
  expect(judgeCards({ gateway: "test", moves_money: false })).toBe("attention");
  expect(worstOf(["ok", "attention", "wrong"])).toBe("wrong");
  expect(worstOf([])).toBe("ok");
});
