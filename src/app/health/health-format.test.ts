import { expect, test } from "vitest";
import { timeAgo } from "./health-format.ts";

const now = "2027-06-14T10:00:00.000Z";

test.each([
  ["2027-06-14T09:59:30.000Z", "just now", "právě teď"],
  ["2027-06-14T09:59:00.000Z", "1\u00a0minute ago", "před 1\u00a0minutou"],
  ["2027-06-14T09:18:00.000Z", "42\u00a0minutes ago", "před 42\u00a0minutami"],
  ["2027-06-14T07:10:00.000Z", "2\u00a0hours ago", "před 2\u00a0hodinami"],
  ["2027-06-12T11:00:00.000Z", "47\u00a0hours ago", "před 47\u00a0hodinami"],
  ["2027-06-11T09:00:00.000Z", "3\u00a0days ago", "před 3\u00a0dny"],
  ["2027-06-14T10:05:00.000Z", "just now", "právě teď"],
])("%s is %s", (moment, en, cs) => {
  expect(timeAgo(moment, now, "en")).toBe(en);
  expect(timeAgo(moment, now, "cs")).toBe(cs);
});
