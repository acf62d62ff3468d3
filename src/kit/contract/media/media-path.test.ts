import { expect, test } from "vitest";
import { isMediaPath, parseMediaPath, renditionUrl, srcSet } from "./media-path.ts";

const picture = "/media/abcdefgh234567zz-1000x600-e84818.jpg";
const film = "/media/abcdefgh234567zz.mp4";

test("a stored path tells its size, tint and kind", () => {
  expect(parseMediaPath(picture)).toEqual({
    id: "abcdefgh234567zz",
    width: 1000,
    height: 600,
    tint: "#e84818",
    blur: null,
    point: null,
    extension: "jpg",
  });
  expect(parseMediaPath("/media/abcdefgh234567zz-1000x600-e84818-00f1a2fffe84818abc.jpg")).toMatchObject({
    tint: "#e84818",
    blur: ["#00f", "#1a2", "#fff", "#e84", "#818", "#abc"],
    extension: "jpg",
  });
  expect(parseMediaPath("/media/abcdefgh234567zz-1000x600-e84818-p0599.jpg")).toMatchObject({
    tint: "#e84818",
    point: { x: 5, y: 99 },
  });
  expect(parseMediaPath(film)).toEqual({
    id: "abcdefgh234567zz",
    width: null,
    height: null,
    tint: null,
    blur: null,
    point: null,
    extension: "mp4",
  });
});

test.each([
  "",
  "/media/",
  "https://example.com/media/abcdefgh234567zz-1000x600-e84818.jpg",
  "/media/../secret-1000x600-e84818.jpg",
  `${picture}?w=640`,
  `${picture}\n`,
  "/media/abcdefgh234567zz-0x600-e84818.jpg",
  "/media/abcdefgh234567zz.jpg",
  "/media/abcdefgh234567zz-1000x600-e84818.mp4",
  "/media/abcdefgh234567zz-1000x600-e84818-00f1a2.jpg",
  "/media/abcdefgh234567zz-1000x600-e84818.svg",
  "/media/abcdefgh234567zz-1000x600-e84818.html",
  "/media/ABCDEFGH234567ZZ-1000x600-e84818.jpg",
])("%j is no stored path", (text) => {
  expect(isMediaPath(text)).toBe(false);
});

test("a rendition is at least as wide as asked where the original has the pixels, and never beyond the list", () => {
  expect(renditionUrl(picture, 320)).toBe(`${picture}?w=320`);
  expect(renditionUrl(picture, 321)).toBe(`${picture}?w=480`);
  expect(renditionUrl(picture, 5000)).toBe(`${picture}?w=1920`);
});

test("films and foreign pictures keep their address and have no srcset", () => {
  for (const address of [film, "https://example.com/a.jpg", ""]) {
    expect(renditionUrl(address, 640)).toBe(address);
    expect(srcSet(address)).toBeUndefined();
  }
});

test("srcset never claims more pixels than the original has", () => {
  expect(srcSet(picture)).toBe(
    `${picture}?w=320 320w, ${picture}?w=480 480w, ${picture}?w=640 640w, ${picture}?w=960 960w, ${picture}?w=1280 1000w`,
  );
  const small = "/media/abcdefgh234567zz-200x100-e84818.png";
  expect(srcSet(small)).toBe(`${small}?w=320 200w`);
});

test("srcset stops at the width that is needed and goes to the media host", () => {
  expect(srcSet(picture, 500, "https://m.example")).toBe(
    `https://m.example${picture}?w=320 320w, https://m.example${picture}?w=480 480w`,
  );
});
