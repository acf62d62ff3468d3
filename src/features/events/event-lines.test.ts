import { expect, test } from "vitest";
import { programmeLines } from "./event-lines.ts";

test("a programme is days and times, however they are typed", () => {
  expect(programmeLines("Saturday\n13:00 Qualifying\n 9.30 - 11.00: Practice\n\nBring 2 tyres")).toEqual([
    { time: "", what: "Saturday" },
    { time: "13:00", what: "Qualifying" },
    { time: "9.30–11.00", what: "Practice" },
    { time: "", what: "Bring 2 tyres" },
  ]);
  expect(programmeLines(" \n")).toEqual([]);
});
