import { expect, test } from "vitest";
import { acceptedLanguage, localised } from "./language.ts";

test.each([
  ["cs", "cs"],
  ["cs-CZ,cs;q=0.9,en;q=0.8", "cs"],
  ["en;q=0.4, cs;q=0.6", "cs"],
  ["en;q=0.6, cs;q=0.4", "en"],
  ["de, fr;q=0.9", "en"],
  ["de, cs;q=0.1", "cs"],
  ["cs;q=0", "en"],
  ["*", "en"],
  ["cs;q=nonsense", "en"],
])("Accept-Language %s is answered in %s", (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test("without a header nobody has asked", () => {
  expect(acceptedLanguage(undefined)).toBeNull();
  expect(acceptedLanguage("  ")).toBeNull();
});

test("English stands in wherever a translation is blank", () => {
  const translations = { en: { title: "Race", place: "Most" }, cs: { title: "Závod", place: "  " } };
  expect(localised(translations, "cs")).toEqual({ title: "Závod", place: "Most" });
  expect(localised(translations, "en")).toEqual({ title: "Race", place: "Most" });
});

test("a text that is missing in English stays missing: English is what others fall back to", () => {
  const translations = { en: { title: " " }, cs: { title: "Závod" } };
  expect(localised(translations, "en")).toEqual({ title: " " });
});
