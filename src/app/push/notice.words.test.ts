import { expect, test } from "vitest";
import { NOTICE_WORDS } from "./notice.words.ts";

test("one payment waits for a decision, or several do", () => {
  const titles = (language: "en" | "cs") => [1, 3].map((count) => NOTICE_WORDS[language].payment(count));
  expect(titles("en")).toEqual(["A payment needs your decision", "Payments need your decision"]);
  expect(titles("cs")).toEqual(["Platba čeká na vaše rozhodnutí", "Platby čekají na vaše rozhodnutí"]);
});
