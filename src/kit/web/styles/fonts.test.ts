import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { describe, expect, test } from "vitest";
import { BOTH_ALPHABETS } from "./font-alphabet.ts";

const FOLDER = import.meta.dirname;
const CSS = readFileSync(join(FOLDER, "fonts.css"), "utf8");
const FIRST_VISIT_BYTES = 60_000;

/** The cut fonts of fonts.css with the letters that the browser takes from each. */
const faces = CSS.split("@font-face").flatMap((face) => {
  const file = /url\("(\.\/fonts\/[^"]+)"\)/.exec(face)?.[1];
  if (!file) return [];
  const bytes = readFileSync(join(FOLDER, file));
  const ranges = [...(face.split("unicode-range:")[1] ?? "").matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return [
    {
      family: /font-family: "([^"]+)"/.exec(face)?.[1] as string,
      size: bytes.length,
      font: create(bytes) as Font,
      takes: (point: number) =>
        ranges.some(([, from = "", to = from]) => point >= parseInt(from, 16) && point <= parseInt(to, 16)),
    },
  ];
});

describe.each([...new Set(faces.map(({ family }) => family))])("%s", (family) => {
  const own = faces.filter((face) => face.family === family);

  test("has every letter of both alphabets and the punctuation of pages in its preloaded files", () => {
    const missing = [...BOTH_ALPHABETS].filter((letter) => {
      const point = letter.codePointAt(0) as number;
      return !own.some((face) => face.takes(point) && face.font.hasGlyphForCodePoint(point));
    });
    expect(missing).toEqual([]);
  });

  test("is asked only for what it has", () => {
    for (const { font, takes } of own) {
      const asked = Array.from({ length: 0x2fff }, (_, point) => point).filter(takes);
      expect(asked.filter((point) => !font.hasGlyphForCodePoint(point))).toEqual([]);
    }
  });
});

test("a first visit loads all its fonts in less than 60 KB", () => {
  expect(faces).toHaveLength(4);
  expect(faces.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(FIRST_VISIT_BYTES);
});
