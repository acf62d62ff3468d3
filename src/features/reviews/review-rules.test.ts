import { expect, test } from "vitest";
import { firstName, hasWords, writtenLine, writtenText } from "./review-rules.ts";

test("a text stays as it was written, without what nobody sees", () => {
  expect(writtenText("  Ahoj,\r\n\r\n\r\n\r\nsvěte\u200b 👩‍👧 \u202eabc\u0007 ")).toBe(
    "Ahoj,\n\nsvěte 👩‍👧 abc",
  );
  expect(writtenText("<b>1 < 2</b> & \ud800")).toBe("<b>1 < 2</b> & \ufffd");
  expect(writtenLine("Jana\n\tMalá  ml.")).toBe("Jana Malá ml.");
});

test("words have letters, in any script", () => {
  for (const text of ["Skvělé", "Отлично", "とてもいい"]) expect(hasWords(text), text).toBe(true);
  for (const text of ["", "😀😀😀😀😀😀😀😀😀😀", "1234567890", "!!!!!!!!!!", "ok ok"])
    expect(hasWords(text), text).toBe(false);
});

test("who does not say otherwise is called by the first name", () => {
  expect(firstName("  Jana  Malá")).toBe("Jana");
  expect(firstName("")).toBe("");
  expect(firstName("x".repeat(200))).toHaveLength(60);
});
