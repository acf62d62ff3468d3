import { expect, test } from "vitest";
import type { Health } from "./health.contract.ts";
import { healthWords } from "./health.words.ts";
import { healthSentences } from "./health-sentences.ts";

const checked_at = "2027-06-14T10:00:00.000Z";
const advice = (part: "mails" | "jobs", found: object) =>
  healthSentences(part, { checked_at, [part]: found } as unknown as Health, "en").advice.map((text) =>
    text.replaceAll("\u00a0", " ").replaceAll("\u2060", ""),
  );
const { mails, jobs } = healthWords.en;

test("one mistyped address is no mail server that refuses: what was queued a moment ago waits for nobody", () => {
  const found = { state: "attention", delivery: "smtp", failed: 1, waiting: 1, tried: 0 };
  expect(advice("mails", { ...found, oldest: "2027-06-14T09:59:59.000Z" })).toEqual([mails.adviseFailed]);
  expect(advice("mails", { ...found, oldest: "2027-06-14T09:30:00.000Z" })).toEqual([
    mails.adviseWaiting,
    mails.adviseFailed,
  ]);
  // The mail server did not take it at the first try.
  expect(advice("mails", { ...found, tried: 1, oldest: "2027-06-14T09:54:00.000Z" })).toContain(
    mails.adviseWaiting,
  );
});

test("one failed job is no reason to restart the server while another one is due this moment", () => {
  const found = { state: "attention", failed: 1, waiting: 1, running: 0 };
  expect(advice("jobs", { ...found, oldest: "2027-06-14T09:59:59.000Z" })).toEqual([jobs.adviseFailed]);
  expect(advice("jobs", { ...found, oldest: "2027-06-14T09:30:00.000Z" })).toEqual([
    jobs.adviseWaiting,
    jobs.adviseFailed,
  ]);
});
