import { expect, test } from "vitest";
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

test("every built-in key has a text: its default where the list has none or a blank one", () => {
  const settings = shownSettings([row("hero_title", "", "Louder"), row("contact_email", " ")], "cs");
  expect(Object.keys(settings)).toEqual(SETTING_KEYS);
  expect(settings.hero_title).toBe("Louder");
  expect(settings.contact_email).toBe(BUILT_IN_SETTINGS.contact_email.value);
  expect(settings.opening_hours).toBe(BUILT_IN_SETTINGS.opening_hours.value.cs);
  expect(settings.hero_video_path).toBe("");
});
