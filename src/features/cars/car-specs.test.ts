import { expect, test } from "vitest";
import { bySeason, carOfSeason, DEFAULT_SPEC_ICONS, seasonOf, specTiles } from "./car-specs.ts";

const NO_SPECS = {
  horsepower: null,
  spec_icons: DEFAULT_SPEC_ICONS,
  specs_1: "",
  specs_2: "",
  specs_3: "",
  specs_4: "",
};

test("the four tiles are power, engine, driver and season unless the car says otherwise", () => {
  expect(specTiles(NO_SPECS, "en").map(({ label }) => label)).toEqual([
    "Power",
    "Engine",
    "Driver",
    "Season",
  ]);
  expect(specTiles(NO_SPECS, "cs").map(({ label }) => label)).toEqual(["Výkon", "Motor", "Jezdec", "Sezóna"]);
  const spec_icons = { ...DEFAULT_SPEC_ICONS, spec_3_label: { en: "At the wheel", cs: " " } };
  expect(specTiles({ ...NO_SPECS, spec_icons }, "en")[2]?.label).toBe("At the wheel");
  expect(specTiles({ ...NO_SPECS, spec_icons }, "cs")[2]?.label).toBe("Jezdec");
});

test("a missing first value is the horsepower, every other missing one is named as such", () => {
  const car = { ...NO_SPECS, horsepower: 680 };
  expect(specTiles(car, "en").map(({ value }) => value)).toEqual([
    "680 hp",
    "Not specified",
    "Not specified",
    "Not specified",
  ]);
  expect(specTiles(car, "cs").map(({ value }) => value)[0]).toBe("680 koní");
  expect(specTiles(NO_SPECS, "cs")[0]?.value).toBe("Není uvedeno");
});

test("a value that is there wins over the horsepower", () => {
  expect(specTiles({ ...NO_SPECS, horsepower: 680, specs_1: "700 bhp" }, "en")[0]?.value).toBe("700 bhp");
});

test("the season is the year from 1900 to 2099 in the fourth specification, wherever it stands", () => {
  expect(seasonOf({ specs_4: "2026" })).toBe(2026);
  expect(seasonOf({ specs_4: "Season 1998, Most" })).toBe(1998);
  expect(seasonOf({ specs_4: "2199" })).toBe(0);
  expect(seasonOf({ specs_4: "12026" })).toBe(0);
  expect(seasonOf({ specs_4: "" })).toBe(0);
});

test("cars are sorted newest season first; those without a year come last, equal ones keep their order", () => {
  const cars = ["", "2019", "season 2026", "2019 b"].map((specs_4) => ({ specs_4 }));
  expect(bySeason(cars).map(({ specs_4 }) => specs_4)).toEqual(["season 2026", "2019", "2019 b", ""]);
});

test("a season has the first car that drove in it, or none", () => {
  const cars = [{ specs_4: "2026" }, { specs_4: "season 2024" }, { specs_4: "2024" }, { specs_4: "" }];
  expect(carOfSeason(cars, 2024)).toBe(cars[1]);
  expect(carOfSeason(cars, 2025)).toBeUndefined();
});
