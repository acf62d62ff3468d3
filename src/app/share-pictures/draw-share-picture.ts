import { type Font, openSync } from "fontkit";
import sharp from "sharp";
import { SHARE_SIZE } from "#kit/contract/media/share-picture.ts";
import { PDF_FONTS, type PdfFont, printable } from "#kit/server/pdf/pdf-fonts.ts";

/** What a shared link shows of a record. */
export interface ShareCard {
  /** A few words above the title. */
  kicker: string;
  title: string;
  /** Below it, a line each. */
  facts: string[];
  team: string;
}

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const MARGIN = 80;
const MOST_LINES = 3;
/** Sizes that are tried until the title fits, in pixels. */
const TITLE_SIZES = [132, 112, 94, 78];

const opened = new Map<PdfFont, Font>();

function fontOf(name: PdfFont): Font {
  const font = opened.get(name) ?? (openSync(PDF_FONTS[name]) as Font);
  opened.set(name, font);
  return font;
}

/** Draws a card as a JPEG of 1200 by 630 pixels, in the team's own letters. */
export function drawSharePicture(card: ShareCard): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(card)))
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

/** The card as SVG whose letters are outlines: the server needs no fonts of its own. */
export function svgOf({ kicker, title, facts, team }: ShareCard): string {
  const room = WIDTH - 2 * MARGIN;
  const { size, lines } = fitted(title.toUpperCase(), room);
  const parts: string[] = [];
  parts.push(lineOf("strong", kicker, 34, MARGIN, 118, "#7fd0ff", room));
  let y = 150 + size * 0.8;
  for (const line of lines) {
    parts.push(lineOf("display", line, size, MARGIN, y, "#f2f0ec", room));
    y += size * 0.92;
  }
  y += 14;
  for (const fact of facts.filter(Boolean).slice(0, 2)) {
    parts.push(lineOf("text", fact, 38, MARGIN, y, "#c9cdd2", room));
    y += 52;
  }
  parts.push(lineOf("display", team.toUpperCase(), 52, MARGIN, HEIGHT - 52, "#ff6a2b", room));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#14171a"/>` +
    // One angle everywhere: 12 degrees.
    `<path d="M930 0H1200V${HEIGHT}H796Z" fill="#1d2126"/><path d="M1120 0H1200V${HEIGHT}H986Z" fill="#ff6a2b" opacity="0.16"/>` +
    `<rect x="0" y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="#ff6a2b"/>${parts.join("")}</svg>`
  );
}

/** The largest size in which a title has at most three lines; what does not fit then is cut off. */
function fitted(title: string, room: number): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = wrapped(title, size, room);
    if (lines.length <= MOST_LINES) return { size, lines };
  }
  const size = TITLE_SIZES.at(-1) as number;
  const lines = wrapped(title, size, room).slice(0, MOST_LINES);
  return { size, lines: [...lines.slice(0, -1), `${lines.at(-1)}…`] };
}

function wrapped(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf("display", longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function widthOf(name: PdfFont, text: string, size: number): number {
  const font = fontOf(name);
  return (font.layout(printable(name, text, "")).advanceWidth * size) / font.unitsPerEm;
}

/** One line of text as outlines; one that is too wide is narrowed to its room. */
function lineOf(
  name: PdfFont,
  text: string,
  size: number,
  x: number,
  y: number,
  fill: string,
  room: number,
): string {
  const font = fontOf(name);
  const scale = size / font.unitsPerEm;
  const narrow = Math.min(1, room / Math.max(1, widthOf(name, text, size)));
  const run = font.layout(printable(name, text, ""));
  let pen = 0;
  const glyphs = run.glyphs.map((glyph, index) => {
    const at = pen;
    pen += run.positions[index]?.xAdvance ?? 0;
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale * narrow} ${-scale})">${glyphs.join("")}</g>`;
}
