import { expect, test } from "vitest";
import { oneLine, severalLines } from "./written.ts";

test.each(["\u200b", "\ufeff", "\u202e", "\u2066", "\u2069", "\u200f", "\u2060"])(
  "%j is seen by nobody, and is in no line",
  (unseen) => {
    expect(oneLine(`Jan${unseen}Novák`)).toBe("JanNovák");
    expect(severalLines(`Jan${unseen}\nNovák`)).toBe("Jan\nNovák");
  },
);

test("what is written stays: letters of all kinds, joined emoji, lines", () => {
  expect(oneLine("  Příliš\t žluťoučký\r\nkůň 👩‍🔧 عربي ")).toBe("Příliš žluťoučký kůň 👩‍🔧 عربي");
  expect(severalLines("a\r\nb\u0007c")).toBe("a\nb c");
});
