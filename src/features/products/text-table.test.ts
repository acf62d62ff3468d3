import { expect, test } from "vitest";
import { textTable } from "./text-table.ts";

test("lines with a bar are a table, what is around them is text", () => {
  expect(
    textTable("Unisex.\nSize | Chest | Length\nS | 50 cm | 70 cm\n| M | 53 cm |\nTake the larger one."),
  ).toEqual({
    text: "Unisex.\nTake the larger one.",
    head: ["Size", "Chest", "Length"],
    rows: [
      ["S", "50 cm", "70 cm"],
      ["M", "53 cm", ""],
    ],
  });
});

test("a text without rows stays as it is", () => {
  for (const text of ["One size, 55 to 61 cm.", "S | M", ""])
    expect(textTable(text)).toEqual({ text, head: [], rows: [] });
});
