import { expect, test } from "vitest";
import { filledAnswer, isBlankReply } from "./message-filter.ts";

test("a reply of blanks and empty paragraphs is blank", () => {
  for (const html of ["", "<p></p>", "<p> &nbsp;</p><ul><li><p></p></li></ul>"])
    expect(isBlankReply(html)).toBe(true);
  expect(isBlankReply("<p>a</p>")).toBe(false);
});

test("a ready answer names the sender, and what is not known stays to be seen", () => {
  const facts = { name: "Žofie <b>", order: "", me: "Eva" };
  expect(filledAnswer("<p>{name}, {order}, {me}, {else}</p>", facts)).toBe(
    "<p>Žofie &lt;b&gt;, {order}, Eva, {else}</p>",
  );
});
