import { expect, test } from "vitest";
import { postText } from "./post-text.ts";

const path = `/media/${"a".repeat(16)}-1600x900-112233.webp`;

test("a stored picture gets its size, its widths and the media host", () => {
  const html = postText(`<p>a</p><img src="${path}" alt="Smoke">`, "https://m.example");
  expect(html).toContain(`<p>a</p><img alt="Smoke" src="https://m.example${path}?w=960"`);
  expect(html).toContain('width="1600" height="900" loading="lazy">');
  expect(html).toContain(`https://m.example${path}?w=320 320w`);
});

test("a width that the editor gave is kept, with the height that belongs to it", () => {
  const html = postText(`<img width="400" height="1" src="${path}">`);
  expect(html).toContain('width="400" height="225"');
  expect(html).not.toContain('height="1"');
});

test("a heading of the first level becomes one of the second: the page has its own", () => {
  expect(postText('<h1 style="color:red">A</h1><h2>B</h2>')).toBe('<h2 style="color:red">A</h2><h2>B</h2>');
});

test("pictures from elsewhere and all other text stay as they are", () => {
  const html = '<p>src="/media/x"</p><img src="https://a.example/b.jpg" alt=""><img src="/media/none.jpg">';
  expect(postText(html)).toBe(html);
});
