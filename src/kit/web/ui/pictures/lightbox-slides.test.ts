import { expect, test } from "vitest";
import { slideOf } from "./lightbox-slides.ts";

const STORED = "/media/x63cwcpejo2j7lff-1600x1067-181828.webp";
const OWN_THUMBNAIL = "/media/g4fg3jeeau5n3sjb-400x300-181818.webp";
const picture = { path: STORED, alt: "Smoke", caption: "" };

test("a stored picture comes in every width up to its own", () => {
  const slide = slideOf(picture, "https://media.example");
  expect(slide.srcSet?.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1280, 1600]);
  expect(slide.srcSet?.at(-1)?.src).toBe(`https://media.example${STORED}?w=1920`);
  expect(slide.srcSet?.[0]?.height).toBe(213);
});

test("its own thumbnail is used where it has one", () => {
  expect(slideOf({ ...picture, thumbnail: OWN_THUMBNAIL }, "").thumbnail).toBe(`${OWN_THUMBNAIL}?w=320`);
  expect(slideOf({ ...picture, thumbnail: null }, "").thumbnail).toBe(`${STORED}?w=320`);
});

test("a picture from elsewhere keeps its address", () => {
  const slide = slideOf({ ...picture, path: "https://elsewhere.example/a.jpg" }, "https://media.example");
  expect(slide).toEqual({
    src: "https://elsewhere.example/a.jpg",
    thumbnail: "https://elsewhere.example/a.jpg",
    alt: "Smoke",
  });
});
