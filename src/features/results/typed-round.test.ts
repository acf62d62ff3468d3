import { expect, test } from "vitest";
import { typedLine, typedRound } from "./typed-round.ts";

test("a line is a place, a name and points, however they are parted", () => {
  expect(typedLine("1. Marek Havlín 100")).toEqual({ place: 1, driver: "Marek Havlín", points: 100 });
  expect(typedLine("12\tLászló Miklós\t0,5")).toEqual({ place: 12, driver: "László Miklós", points: 0.5 });
  expect(typedLine("3) Jean-Paul O'Neil; x")).toEqual({ place: 3, driver: "Jean-Paul O'Neil", points: null });
  expect(typedLine("Ota Novák")).toEqual({ place: null, driver: "Ota Novák", points: null });
  expect(typedLine("Iva 0")).toEqual({ place: null, driver: "Iva", points: 0 });
});

test("lines without a name are told by their number", () => {
  expect(typedRound("1. Ota 5\n\n2. 88\nIva")).toMatchObject({
    lines: [{ driver: "Ota" }, { driver: "Iva" }],
    wrong: [3],
  });
});
