import { expect, test } from "vitest";
import { unlinked } from "./unlinked.ts";

test.each([
  ["https://evil.example/pay?x=1", "https:\u200b//evil.\u200bexample/pay?x=1"],
  ["www.evil.cz", "www.\u200bevil.\u200bcz"],
  ["write to me@evil.cz", "write to me@\u200bevil.\u200bcz"],
  ["ftp://10.0.0.1/a", "ftp:\u200b//10.0.0.1/a"],
])("no link is made of %s", (text, expected) => {
  expect(unlinked(text)).toBe(expected);
  expect(unlinked(text).replaceAll("\u200b", "")).toBe(text);
});

test.each(["3 × Sada samolepek", "2. 11. 2026 10:30", "Objednávka č. 12, mikina.", "1,5 kg – 0000000012"])(
  "%s stays as it is",
  (text) => expect(unlinked(text)).toBe(text),
);
