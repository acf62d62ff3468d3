import { expect, test } from "vitest";
import { withReadableColours } from "./text-colours.ts";

test("a text that was stored with Word's black is read on the dark page (team B1)", () => {
  expect(
    withReadableColours('<p style="color:black;text-align:center">a <span style="color:black">b</span></p>'),
  ).toBe('<p style="text-align:center">a <span>b</span></p>');
  const chosen = '<span style="color:#000000;background-color:#fcc419">a</span>';
  expect(withReadableColours(chosen)).toBe(chosen);
  expect(withReadableColours('<p style="margin-left:2em">a</p>')).toBe('<p style="margin-left:2em">a</p>');
});
