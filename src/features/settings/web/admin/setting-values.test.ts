import { expect, test } from "vitest";
import { EMPTY_SETTING, previewOf, settingBody, settingErrors, settingValues } from "./setting-values.ts";

const PATH = "/media/abcdefghijklmnop.mp4";
const OWN = {
  ...EMPTY_SETTING,
  setting_key: "motto",
  value: "Sideways",
  translations: {
    en: { label: "Motto", setting_value: "Never straight" },
    cs: { label: "Heslo", setting_value: "Nikdy rovně" },
  },
};
const labels = {
  en: { label: "Background film", setting_value: PATH },
  cs: { label: "Film na pozadí", setting_value: PATH },
};

test("a text setting is sent as JSON with its key, group, value and translations", () => {
  const { setting_key, setting_group, value, translations } = OWN;
  expect(settingBody(OWN)).toEqual({ setting_key, setting_group, value, translations });
});

test("what has one value is sent without texts beside it, words without a value (15.5)", () => {
  const blank = { en: { label: "Motto", setting_value: "" }, cs: { label: "Heslo", setting_value: "" } };
  expect(settingBody({ ...OWN, setting_key: "bank_iban" })).toMatchObject({
    value: "Sideways",
    translations: blank,
  });
  expect(settingBody({ ...OWN, setting_key: "hero_title" })).toMatchObject({
    value: "",
    translations: OWN.translations,
  });
});

test("words whose text stands in the value are opened with the text in each language that lacks its own", () => {
  const stored = { ...OWN, setting_key: "hero_title", id: 1, created_at: "", updated_at: "" };
  const translations = { en: { label: "", setting_value: "" }, cs: { label: "", setting_value: "Bokem" } };
  expect(settingValues({ ...stored, translations, label: "", setting_value: "" })).toMatchObject({
    value: "",
    translations: { en: { setting_value: "Sideways" }, cs: { setting_value: "Bokem" } },
  });
});

test("a value that breaks its rule is named in the page's language (15.14)", () => {
  const wrong = { ...EMPTY_SETTING, setting_key: "contact_email", value: "nobody" };
  expect(settingErrors(wrong, null, "en")).toEqual([
    { path: "value", message: "This is not an e-mail address." },
  ]);
  expect(settingErrors(wrong, null, "cs")).toEqual([
    { path: "value", message: "Toto není e-mailová adresa." },
  ]);
  expect(settingErrors({ ...wrong, setting_key: "motto" }, null, "cs")).toEqual([]);
});

test("a file setting is sent as a form with either the file or the value", () => {
  const stored = { ...EMPTY_SETTING, setting_key: "hero_video_path", value: PATH, translations: labels };
  const kept = settingBody(stored) as FormData;
  expect([...kept.keys()].sort()).toEqual(["setting_group", "setting_key", "translations", "value"]);
  expect(kept.get("value")).toBe(PATH);
  const replaced = settingBody({ ...stored, file: new File(["film"], "lap.mp4") }) as FormData;
  expect([...replaced.keys()].sort()).toEqual(["file", "setting_group", "setting_key", "translations"]);
  expect((replaced.get("file") as File).name).toBe("lap.mp4");
  expect(JSON.parse(String(replaced.get("translations")))).toEqual({
    en: { label: "Background film", setting_value: "" },
    cs: { label: "Film na pozadí", setting_value: "" },
  });
});

test("a setting without a key is refused in the page's language", () => {
  const blank = { ...EMPTY_SETTING, setting_key: "  " };
  expect(settingErrors(blank, null, "en")).toEqual([{ path: "setting_key", message: "Key is required" }]);
  expect(settingErrors(blank, null, "cs")).toEqual([{ path: "setting_key", message: "Klíč je povinný" }]);
});

test("only values that end like a picture or a film are previewed", () => {
  for (const value of ["/a.jpg", "/a.JPEG", "/a.png", "/a.gif", "/a.webp"])
    expect(previewOf(value)).toBe("picture");
  expect(previewOf("/film.webm")).toBe("film");
  for (const value of ["", "jpg", "/a.svg", "https://example.com/a.jpg?w=1"])
    expect(previewOf(value)).toBe(null);
});
