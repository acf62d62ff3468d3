import { expect, test } from "vitest";
import { filmOf, tidyFilm } from "./film.ts";

const ID = "dQw4w9WgXcQ";

test.each([
  [`https://www.youtube.com/watch?v=${ID}&t=10s`, `https://youtu.be/${ID}`],
  [`youtu.be/${ID}?si=x`, `https://youtu.be/${ID}`],
  [`https://m.youtube.com/shorts/${ID}`, `https://youtu.be/${ID}`],
  [`https://www.youtube-nocookie.com/embed/${ID}`, `https://youtu.be/${ID}`],
  ["https://vimeo.com/76979871", "https://vimeo.com/76979871"],
  ["https://vimeo.com/76979871/abcdef1234", "https://vimeo.com/76979871/abcdef1234"],
  ["https://player.vimeo.com/video/76979871?h=abcdef1234", "https://vimeo.com/76979871/abcdef1234"],
  ["/media/abcdefghijklmnop.mp4", "/media/abcdefghijklmnop.mp4"],
])("%s is kept as %s", (typed, kept) => {
  expect(tidyFilm(` ${typed} `)).toBe(kept);
  expect(filmOf(kept)).not.toBeNull();
});

test.each([
  "",
  "https://www.youtube.com/@team",
  `https://www.youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/?u=youtu.be/${ID}`,
  `javascript:alert("${ID}")`,
  "https://vimeo.com/channels/staffpicks",
  "/media/abcdefghijklmnop-10x10-aabbcc.jpg",
  `https://youtu.be/${ID}${"x".repeat(600)}`,
])("“%s” names no film", (text) => {
  expect(filmOf(text)).toBeNull();
});
