import { expect, test } from "vitest";
import { acceptedLanguage, byLocale, isLanguage, localised } from "./language.ts";

test.each([
  ["cs", "cs"],
  ["cs-CZ,cs;q=0.9,en;q=0.8", "cs"],
  ["en;q=0.4, cs;q=0.6", "cs"],
  ["en;q=0.6, cs;q=0.4", "en"],
  ["de, fr;q=0.9", "en"],
  ["de, cs;q=0.1", "cs"],
  ["cs;q=0", "en"],
  [" CS ; level=1; Q=0.5, en;q=0.4", "cs"],
  ["cs;q=0.5,en;q=0.5", "cs"],
  ["cs;q=0.4;x, en;q=0.6", "en"],
  ["en-GB", "en"],
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

test("what is missing in a record counts as blank, what is no text does not", () => {
  type Text = { title: string | null | undefined; tags: string[]; year: number };
  const en: Text = { title: "Race", tags: ["a"], year: 2026 };
  expect(localised({ en, cs: { title: null, tags: [], year: 0 } }, "cs")).toEqual({
    title: "Race",
    tags: [],
    year: 0,
  });
  expect(localised({ en, cs: { title: undefined, tags: ["b"], year: 1 } }, "cs")).toEqual({
    title: "Race",
    tags: ["b"],
    year: 1,
  });
});

test("the site has two languages", () => {
  expect(["en", "cs", "de", "", undefined].map(isLanguage)).toEqual([true, true, false, false, false]);
});

test("what a locale makes is made once for each language", () => {
  const made: string[] = [];
  const of = byLocale((locale) => {
    made.push(locale);
    return { locale };
  });
  expect(of("cs")).toBe(of("cs"));
  expect([of("en").locale, of("cs").locale]).toEqual(["en-GB", "cs-CZ"]);
  expect(made).toEqual(["cs-CZ", "en-GB"]);
});
