import { expect, test } from "vitest";
import { EMPTY_SETTING, previewOf, settingBody, settingFaults } from "./setting-values.ts";

const PATH = "/media/abcdefghijklmnop.mp4";
const labels = {
  en: { label: "Background film", setting_value: PATH },
  cs: { label: "Film na pozadí", setting_value: PATH },
};

test("a text setting is sent as JSON with its key, group, value and translations", () => {
  const values = { ...EMPTY_SETTING, setting_key: "hero_title", value: "Sideways" };
  const { setting_key, setting_group, value, translations } = values;
  expect(settingBody(values)).toEqual({ setting_key, setting_group, value, translations });
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
  expect(settingFaults(blank, null, "en")).toEqual([{ path: "setting_key", message: "Key is required" }]);
  expect(settingFaults(blank, null, "cs")).toEqual([{ path: "setting_key", message: "Klíč je povinný" }]);
});

test("only values that end like a picture or a film are previewed", () => {
  for (const value of ["/a.jpg", "/a.JPEG", "/a.png", "/a.gif", "/a.webp"])
    expect(previewOf(value)).toBe("picture");
  expect(previewOf("/film.webm")).toBe("film");
  for (const value of ["", "jpg", "/a.svg", "https://example.com/a.jpg?w=1"])
    expect(previewOf(value)).toBe(null);
});
