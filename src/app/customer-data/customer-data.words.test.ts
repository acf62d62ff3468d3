import { expect, test } from "vitest";
import { customerDataWords } from "./customer-data.words.ts";

test("how long signed statements stay is said of children, too", () => {
  expect(customerDataWords.en.statementsKept(1)).toMatch(/three years after the ride.*their 18th birthday/);
  expect(customerDataWords.cs.statementsKept(1)).toMatch(/tři roky po jízdě.*osmnáctých narozenin/);
});
