import { expect, test } from "vitest";
import { isLinkAddress, isPictureAddress, linkAddress } from "./text-address.ts";

const stored = `/media/${"a".repeat(16)}-800x600-112233.webp`;

test("pictures are http, https, data or stored here, and nothing else", () => {
  for (const address of ["http://a.cz/b.png", "https://a.cz/b.png", "data:image/png;base64,iVBO", stored])
    expect(isPictureAddress(address)).toBe(true);
  for (const address of [
    "",
    "b.png",
    "//a.cz/b.png",
    "javascript:alert(1)",
    "data:text/html,x",
    "/media/x.svg",
  ])
    expect(isPictureAddress(address)).toBe(false);
});

test("links are http, https, mailto or pages of this site, and nothing else", () => {
  for (const address of ["http://a.cz", "https://a.cz/x?y#z", "mailto:a@b.cz", "/blog/x", "/"])
    expect(isLinkAddress(address)).toBe(true);
  for (const address of [
    "",
    "a.cz",
    "//a.cz",
    "/\\a.cz",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://",
  ])
    expect(isLinkAddress(address)).toBe(false);
});

test("a link that is typed without its scheme gets one", () => {
  expect(linkAddress(" example.cz/a ")).toBe("https://example.cz/a");
  expect(linkAddress("localhost.cz:3000/a")).toBe("https://localhost.cz:3000/a");
  expect(linkAddress("jan@example.cz")).toBe("mailto:jan@example.cz");
  expect(linkAddress("https://example.cz")).toBe("https://example.cz");
  for (const typed of ["", "word", "two words.cz", "javascript:alert(1)", "ftp://a.cz", "vbscript:x.yz"])
    expect(linkAddress(typed)).toBeNull();
});
