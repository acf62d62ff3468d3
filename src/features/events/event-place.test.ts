import { expect, test } from "vitest";
import { placeAndCountry } from "./event-place.ts";

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
