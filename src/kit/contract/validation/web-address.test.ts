import { expect, test } from "vitest";
import { completeWebAddress, isWebAddress } from "./web-address.ts";

test.each([
  ["www.example.cz", "https://www.example.cz"],
  [" example.cz/path ", "https://example.cz/path"],
  ["example.cz:8080/a?b=c#d", "https://example.cz:8080/a?b=c#d"],
  ["závody.example.cz", "https://závody.example.cz"],
  ["https://example.cz", "https://example.cz"],
  ["HTTP://EXAMPLE.CZ/a", "HTTP://EXAMPLE.CZ/a"],
])("%s becomes %s", (typed, address) => {
  expect(completeWebAddress(typed)).toBe(address);
  expect(isWebAddress(address)).toBe(true);
});

test.each([
  "javascript:alert(1)",
  "javascript:alert.cz",
  "JavaScript:alert(1)//www.example.cz",
  "data:text/html,<b>example.cz</b>",
  "//example.cz",
  "\\\\example.cz",
  "/path.html",
  "jan@example.cz",
  "mailto:jan@example.cz",
  "facebook",
  "example.",
  "1.5",
  "not an address.cz",
  "https://",
  "https:example.cz",
  "ftp://example.cz",
  "",
])("%s stays what it is, and is no web address", (typed) => {
  expect(completeWebAddress(typed)).toBe(typed);
  expect(isWebAddress(typed)).toBe(false);
});
