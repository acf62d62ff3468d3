import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { describe, expect, test } from "vitest";
import { BOTH_ALPHABETS, FIRST_ALPHABET, FIRST_CAPITALS } from "./font-alphabet.ts";

const FOLDER = import.meta.dirname;
const CSS = ["fonts.css", "fonts-rest.css"]
  .map((name) => readFileSync(join(FOLDER, name), "utf8"))
  .join("\n");
const FIRST_VISIT_BYTES = 60_000;
/** With the lines before it, what one round trip carries of each on the slow network of Lighthouse (decision 0027). */
const FIRST_FILE_BYTES = 6_560;

/** The cut fonts of both style sheets with the letters that the browser takes from each. */
const faces = CSS.split("@font-face").flatMap((face) => {
  const file = /url\("(\.\/fonts\/[^"]+)"\)/.exec(face)?.[1];
  if (!file) return [];
  const bytes = readFileSync(join(FOLDER, file));
  const font = create(bytes) as Font;
  const ranges = [...(face.split("unicode-range:")[1] ?? "").matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return [
    {
      file,
      drawing: ["font-family", "font-weight"]
        .map((name) => new RegExp(`${name}: ([^;]+)`).exec(face)?.[1])
        .join(),
      size: bytes.length,
      font,
      // The faces of a first screen name no letters: they take what others leave.
      takes: (point: number) =>
        ranges.length === 0
          ? font.hasGlyphForCodePoint(point)
          : ranges.some(
              ([, from = "", to = from]) => point >= parseInt(from, 16) && point <= parseInt(to, 16),
            ),
    },
  ];
});

describe.each([...new Set(faces.map(({ drawing }) => drawing))])("%s", (drawing) => {
  const own = faces.filter((face) => face.drawing === drawing);

  test("has every letter of both alphabets and the punctuation of pages in its cut files", () => {
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

test("the preloaded files have the letters of a first screen, and are small enough to come at once", () => {
  const first = faces.filter(({ file }) => file.endsWith("-first.woff2"));
  expect(first).toHaveLength(3);
  for (const { file, size, font } of first) {
    const letters = file.includes("display") ? FIRST_CAPITALS : FIRST_ALPHABET;
    const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    expect(missing, file).toEqual([]);
    expect(size, file).toBeLessThan(FIRST_FILE_BYTES);
  }
});

test("a first visit loads all its fonts in less than 60 KB", () => {
  expect(faces).toHaveLength(6);
  expect(faces.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(FIRST_VISIT_BYTES);
});
