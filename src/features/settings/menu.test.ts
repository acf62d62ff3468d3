import { expect, test } from "vitest";
import { FIRST_MENUS, isMenu, menuEntries } from "./menu.ts";
import { shownSetting } from "./shown-settings.ts";

const stored = (value: string) => ({
  setting_key: "menu_header",
  value,
  translations: { en: { setting_value: "" }, cs: { setting_value: "" } },
});

test.each(["team", "blog, achievements ,", ...Object.values(FIRST_MENUS)])("%j is a menu", (value) =>
  expect(isMenu(value)).toBe(true),
);

test.each([
  ["no link", ""],
  ["commas alone", " , ,"],
  ["a link twice", "team,cars,team"],
  ["what the site has not", "team,wiki"],
  ["what every object has", "constructor"],
  ["another site", "https://example.cz"],
])("%s is none", (_, value) => expect(isMenu(value)).toBe(false));

test("links keep their order", () => {
  expect(menuEntries("blog, team,,wiki")).toEqual(["blog", "team"]);
});

test("a menu without pages, or one that is no menu, is shown as it was at first", () => {
  expect(shownSetting(stored("blog,team"), "cs")).toBe("blog,team");
  for (const value of ["", ",", "team,wiki"])
    expect(shownSetting(stored(value), "cs")).toBe(FIRST_MENUS.menu_header);
});
