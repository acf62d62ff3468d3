import { expect, test } from "vitest";
import { replyText } from "./reply-text.ts";

test.each([
  ["<p>Dear Jan,</p><p>see you<br />there.</p>", "Dear Jan,\n\nsee you\nthere."],
  ["<h1>Head</h1><p>a <strong>b</strong></p>", "Head\n\na b"],
  ["<ul><li>one</li><li><p>two</p></li></ul><p>end</p>", "- one\n- two\n\nend"],
  ['<a href="https://a.example/?a=1&amp;b=2" rel="noopener">here</a>', "here (https://a.example/?a=1&b=2)"],
  ['<a href="https://a.example" rel="noopener">https://a.example</a>', "https://a.example"],
  ['<a href="mailto:a@b.example" rel="noopener">write</a>', "write (a@b.example)"],
  ["<p>5 &lt; 6 &amp;amp; &quot;x&quot;</p>", '5 < 6 &amp; "x"'],
])("%s becomes %j", (html, text) => {
  expect(replyText(html)).toBe(text);
});
