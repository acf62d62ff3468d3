import { expect, test } from "vitest";
import { builtInRow, SETTING_KEYS } from "../../setting-defaults.ts";
import { subjectOf } from "../../setting-subjects.ts";
import type { Setting } from "../../settings.contract.ts";
import {
  changesIn,
  filesIn,
  subjectErrors,
  subjectIn,
  subjectValues,
  typedSettings,
} from "./subject-form.ts";

const all = SETTING_KEYS.map((key, at) => {
  const row = builtInRow(key);
  const updated_at = `2026-11-0${(at % 9) + 1}T10:00:00.000Z`;
  return { ...row, id: at + 1, created_at: updated_at, updated_at, ...row.translations.cs } as Setting;
});

test("a subject has its settings in their order, and the moment of the newest", () => {
  const { id, updated_at, settings } = subjectIn(all.toReversed(), "social");
  expect(id).toBe("social");
  expect(settings.map(({ setting_key }) => setting_key)).toEqual([
    "instagram_url",
    "facebook_url",
    "youtube_url",
    "tiktok_url",
  ]);
  expect(updated_at).toBe("2026-11-04T10:00:00.000Z");
});

test("only what was typed is sent; nothing where nothing was", () => {
  const record = subjectIn(all, "home");
  const values = subjectValues(record);
  expect(changesIn(record, values)).toEqual([]);
  expect(filesIn(record, values)).toEqual([]);
  const file = new File(["x"], "a.jpg");
  const typed = {
    ...values,
    hero_title: { en: "Drift", cs: "Bokem od roku 2017" },
    hero_image: { path: "", file },
  };
  expect(changesIn(record, typed)).toEqual([
    {
      setting_key: "hero_title",
      value: "",
      translations: { en: { setting_value: "Drift" }, cs: { setting_value: "Bokem od roku 2017" } },
    },
  ]);
  expect(filesIn(record, typed)).toEqual([["hero_image", { path: "", file }]]);
});

test("faults are named by their key, words by their language", () => {
  const seller = subjectIn(all, "seller");
  const values = { ...subjectValues(seller), bank_iban: "CZ1", vat_rate: "x" };
  expect(subjectErrors(seller, values, "cs").map(({ path }) => path)).toEqual(["vat_rate", "bank_iban"]);
  const home = subjectIn(all, "home");
  const long = { ...subjectValues(home), about_story: { en: "", cs: "x".repeat(5001) } };
  expect(subjectErrors(home, long, "en").map(({ path }) => path)).toEqual(["about_story.cs"]);
});

test("every built-in key is in a form, and what is typed can be shown before it is stored", () => {
  for (const key of SETTING_KEYS) {
    const subject = subjectOf(key);
    if (subject === "own") throw new Error(key);
    expect(Object.keys(subjectValues(subjectIn(all, subject)))).toContain(key);
  }
  const record = subjectIn(all, "team");
  const typed = typedSettings(record, { ...subjectValues(record), team_name: "Night Fox" });
  expect(typed.find(({ setting_key }) => setting_key === "team_name")?.value).toBe("Night Fox");
});
