import { expect, test } from "vitest";
import { customersWords } from "./customers.words.ts";

test("how long signed statements stay is said of children, too", () => {
  expect(customersWords.en.statementsKept(1)).toMatch(/three years after the ride.*their 18th birthday/);
  expect(customersWords.cs.statementsKept(1)).toMatch(/tři roky po jízdě.*osmnáctých narozenin/);
});
