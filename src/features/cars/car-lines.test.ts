import { expect, test } from "vitest";
import { carLines } from "./car-lines.ts";

test("a line names a part and says what it is", () => {
  expect(carLines("Gearbox: sequential, four-speed\n\n  Ratio: 1:3.9 \r\nBuilt in Česká Lípa")).toEqual([
    { label: "Gearbox", value: "sequential, four-speed" },
    { label: "Ratio", value: "1:3.9" },
    { label: "", value: "Built in Česká Lípa" },
  ]);
  expect(carLines(" \n ")).toEqual([]);
});

test("a colon within a number divides nothing", () => {
  expect(carLines("Start 11:00")).toEqual([{ label: "", value: "Start 11:00" }]);
});
