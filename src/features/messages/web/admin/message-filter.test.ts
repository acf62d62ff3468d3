import { expect, test } from "vitest";
import { isBlankReply } from "./message-filter.ts";

test("a reply of blanks and empty paragraphs is blank", () => {
  for (const html of ["", "<p></p>", "<p> &nbsp;</p><ul><li><p></p></li></ul>"])
    expect(isBlankReply(html)).toBe(true);
  expect(isBlankReply("<p>a</p>")).toBe(false);
});
