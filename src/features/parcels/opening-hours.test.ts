import { expect, test } from "vitest";
import { openingHoursText } from "./opening-hours.ts";
import { parcelsWords } from "./web/parcels.words.ts";

test("opening hours have their days in the reader’s language", () => {
  const hours = [
    { from: 1, to: 5, hours: "9:00–17:00" },
    { from: 6, to: 6, hours: "9:00–12:00" },
  ];
  const text = (language: "en" | "cs") => openingHoursText(hours, parcelsWords[language].day);
  expect(text("en")).toBe("Mon–Fri 9:00–17:00, Sat 9:00–12:00");
  expect(text("cs")).toBe("Po–Pá 9:00–17:00, So 9:00–12:00");
  expect(openingHoursText([], parcelsWords.en.day)).toBe("");
});
