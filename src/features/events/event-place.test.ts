import { expect, test } from "vitest";
import { placeAndCountry, plateName } from "./event-place.ts";

test("the country is what stands after the last comma", () => {
  expect(placeAndCountry("Biķernieki, Riga, Latvia")).toEqual({
    place: "Biķernieki, Riga",
    country: "Latvia",
  });
});

test("a location without a comma is a place", () => {
  expect(placeAndCountry(" Sosnová ")).toEqual({ place: "Sosnová", country: "" });
  expect(placeAndCountry("")).toEqual({ place: "", country: "" });
});

test("a place is drawn by its name alone, in both languages", () => {
  expect(plateName("Autodrom Most, Česko")).toBe("Most");
  expect(plateName("Letiště Vysoké Mýto, Česko")).toBe("Vysoké Mýto");
  expect(plateName("Vysoké Mýto airfield, Czech Republic")).toBe("Vysoké Mýto");
  expect(plateName("Rudskogen Motorsenter, Rakkestad, Norway")).toBe("Rudskogen");
  expect(plateName("Biķernieki, Riga, Latvia")).toBe("Biķernieki");
  expect(plateName("")).toBe("");
});
