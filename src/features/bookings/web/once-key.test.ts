import { expect, test } from "vitest";
import { onceKeys } from "./once-key.ts";

test("the same that is sent again has its key, what is changed has another", () => {
  const keyOf = onceKeys();
  const first = keyOf({ name: "Ota" });
  expect(keyOf({ name: "Ota" })).toBe(first);
  expect(keyOf({ name: "Eva" })).not.toBe(first);
  expect(onceKeys()({ name: "Ota" })).not.toBe(first);
});
