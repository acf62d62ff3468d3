import { expect, test } from "vitest";
import { SETTING_KEYS } from "./setting-defaults.ts";
import { SETTING_SUBJECTS, subjectOf } from "./setting-subjects.ts";

test("every built-in setting has a subject, and every subject but the team's own has settings", () => {
  const found = new Set(SETTING_KEYS.map(subjectOf));
  expect([...found].sort()).toEqual(SETTING_SUBJECTS.filter((subject) => subject !== "own").sort());
});

test("a key that the team has added is its own, whatever it is called", () => {
  expect(subjectOf("e2e_motto")).toBe("own");
  expect(subjectOf("toString")).toBe("own");
});
