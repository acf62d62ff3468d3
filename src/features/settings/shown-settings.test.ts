import { expect, test } from "vitest";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { BUILT_IN_SETTINGS, SETTING_KEYS } from "./setting-defaults.ts";
import { shownSetting, shownSettings } from "./shown-settings.ts";

const row = (setting_key: string, value: string, en = "", cs = "") => ({
  setting_key,
  value,
  translations: { en: { setting_value: en }, cs: { setting_value: cs } },
});

test("the language's own text is shown, then the value, then the English text", () => {
  expect(shownSetting(row("a", "value", "English", "Česky"), "cs")).toBe("Česky");
  expect(shownSetting(row("a", "value", "English", " "), "cs")).toBe("value");
  expect(shownSetting(row("a", " ", "English"), "cs")).toBe("English");
  expect(shownSetting(row("a", "", "", "Česky"), "en")).toBe("");
});

test("a file's path is its value, whatever its texts say", () => {
  expect(shownSetting(row("hero_image", "/media/now.jpg", "/media/old.jpg"), "en")).toBe("/media/now.jpg");
});

test("one value is its value in both languages, whatever texts stand beside it (15.5)", () => {
  const iban = row(
    "bank_iban",
    "CZ6508000000192000145399",
    "CZ3899990000002017000006",
    "CZ3899990000002017000006",
  );
  expect(shownSetting(iban, "cs")).toBe("CZ6508000000192000145399");
  expect(shownSetting(iban, "en")).toBe("CZ6508000000192000145399");
});

test("a key that was never stored has its default, a blank one stays blank (15.24)", () => {
  const settings = shownSettings([row("hero_badge", "", "Louder"), row("contact_email", " ")], "cs");
  expect(Object.keys(settings)).toEqual(SETTING_KEYS);
  expect(settings.hero_badge).toBe("Louder");
  expect(settings.contact_email).toBe("");
  expect(settings.contact_phone).toBe(BUILT_IN_SETTINGS.contact_phone.value);
  expect(settings.opening_hours).toBe(BUILT_IN_SETTINGS.opening_hours.value.cs);
  expect(settings.hero_video_path).toBe("");
});

test("a site that nobody has filled in names no place, year, title, address or network", () => {
  for (const language of LANGUAGES) {
    const said = shownSettings([], language);
    for (const key of SETTING_KEYS.filter((key) => /^(contact|bank|company|vat)_|_url$|_email$/.test(key)))
      expect([key, said[key]]).toEqual([key, ""]);
    // The opening hours are the requirements' own default.
    const others = SETTING_KEYS.filter((key) => key !== "opening_hours" && !key.startsWith("menu_"));
    const all = others.map((key) => said[key]).join(" ");
    expect(all).not.toMatch(/champion|mistr|titul|Lípa|Lípy|20\d\d|example|\+420|https?:/i);
    expect(said.team_name).not.toBe("");
    expect(said.hero_title).not.toBe("");
  }
});

test("what no page can do without has its default where it is blank", () => {
  const blank = ["team_name", "hero_title", "about_title"].map((key) => row(key, " "));
  const { team_name, hero_title, about_title } = shownSettings(blank, "cs");
  expect({ team_name, hero_title, about_title }).toEqual({
    team_name: BUILT_IN_SETTINGS.team_name.value,
    hero_title: BUILT_IN_SETTINGS.hero_title.value.cs,
    about_title: BUILT_IN_SETTINGS.about_title.value.cs,
  });
});

test.each([
  ["instagram_url", "javascript:alert(1)"],
  ["service_url", "data:text/html,x"],
  ["youtube_url", "//elsewhere.example"],
  ["contact_email", "nobody"],
  ["orders_email", "a@b.cz, c@d.cz"],
  ["bank_iban", "CZ6508000000192000145398"],
  ["bank_account", "2000145398/0800"],
  ["bank_bic", "GIBA"],
  ["company_id", "27074359"],
  ["vat_id", "27074358"],
  ["vat_rate", "a lot"],
  ["vat_rate", "101"],
  ["vat_rate", "21.25"],
])("a stored %s of %s counts as not set (15.14)", (key, value) => {
  expect(shownSetting(row(key, value), "cs")).toBe("");
});

test.each([
  ["instagram_url", "www.instagram.com/team", "https://www.instagram.com/team"],
  ["bank_iban", "cz65 0800 0000 1920 0014 5399", "CZ6508000000192000145399"],
  ["vat_rate", "12,5 %", "12,5"],
  ["vat_rate", "100", "100"],
  ["contact_phone", " 777 123 456 ", "777 123 456"],
])("a stored %s of %s is shown as %s", (key, value, shown) => {
  expect(shownSetting(row(key, value), "en")).toBe(shown);
});
