import { expect, test } from "vitest";
import type { Language } from "#kit/contract/language/language.ts";
import { behindAfter } from "./translation-behind.ts";

const NOW = new Date("2026-05-01T10:00:00Z");
const EARLIER = "2026-04-01T10:00:00Z";

/** What is behind after a write; `was`: what was behind before. */
function after(
  before: [en: string, cs: string],
  next: [en: string, cs: string],
  was: Language | null = null,
) {
  const texts = ([en, cs]: [string, string]) => ({ en: { name: en }, cs: { name: cs } });
  const translation_behind = was && { language: was, since: EARLIER };
  return behindAfter({ translation_behind, translations: texts(before) }, texts(next), NOW);
}

test("texts changed in one language leave the other one behind, from now on", () => {
  const since = NOW.toISOString();
  expect(after(["Car", "Auto"], ["Race car", "Auto"])).toEqual({ language: "cs", since });
  expect(after(["Car", "Auto"], ["Car", "Vůz"])).toEqual({ language: "en", since });
  expect(after(["", ""], ["Car", ""])).toEqual({ language: "cs", since });
});

test("the one that is behind stays so, since when it was, until its own texts change", () => {
  const since = EARLIER;
  expect(after(["Car", "Auto"], ["Race car", "Auto"], "cs")).toEqual({ language: "cs", since });
  expect(after(["Car", "Auto"], ["Car", "Auto"], "cs")).toEqual({ language: "cs", since });
  expect(after(["Car", "Auto"], ["Car", "Vůz"], "cs")).toBeNull();
});

test("changed in both, or filled where the other had it, nothing is behind", () => {
  expect(after(["Car", "Auto"], ["Race car", "Závodní auto"])).toBeNull();
  expect(after(["Car", "Auto"], ["Race car", "Závodní auto"], "en")).toBeNull();
  expect(after(["Car", ""], ["Car", "Auto"])).toBeNull();
});

test("a text that the record does not have yet is no change while it is blank", () => {
  const translations = { en: { name: "Car" }, cs: { name: "Auto" } };
  const next = { en: { name: "Car", note: " " }, cs: { name: "Auto", note: "" } };
  expect(behindAfter({ translation_behind: null, translations }, next, NOW)).toBeNull();
});
