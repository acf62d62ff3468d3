import { expect, test } from "vitest";
import { picturesWords } from "./pictures.words.ts";

test.each([
  [1, "Move one picture that nothing uses (1 MB) to the bin? It can be brought back for 30 days."],
  [3, "Move 3 pictures that nothing uses (1 MB) to the bin? They can be brought back for 30 days."],
])("the question before %d pictures go to the bin agrees with their number", (count, question) => {
  expect(picturesWords.en.confirmClean(count, "1 MB")).toBe(question);
});
