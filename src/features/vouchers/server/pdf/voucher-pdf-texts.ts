import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import type { PdfPen } from "#kit/server/pdf/pdf-pen.ts";
import type { VoucherDocument } from "../../voucher-content.ts";
import { VOUCHER_WORDS } from "../voucher-words.ts";
import { INK, shownCode, write } from "./voucher-pdf-pen.ts";

const LEFT = 34;
const RIGHT = 561;
const GUTTER = 30;
const COLUMN = (RIGHT - LEFT - GUTTER) / 2;
/** Where the box at the page's foot begins. */
const FOOT = 676;
const COLUMN_END = FOOT - 22;
/** Of the columns' texts, in points: a dedication above them leaves less room. */
const [LARGEST, SMALLEST] = [10.5, 7];

/** Below the ticket: what one gets and must know, in two columns; at the foot how to use it, and whom to ask. */
export function drawTexts(pen: PdfPen, paper: VoucherDocument, top: number, withoutIncluded = false): void {
  const { content, language } = paper;
  const words = VOUCHER_WORDS[language];
  const { place } = paper;
  const all: Titled[] = [
    [words.date, place ?? []],
    [words.included, withoutIncluded ? [] : content.features],
    [words.bring, lines(content.what_to_bring)],
    [words.where, place ? [] : lines(content.where)],
    [words.when, place ? [] : lines(content.when)],
    [words.whoFor, lines(content.who_for)],
  ];
  const texts = all.filter(([, lines]) => lines.length > 0);
  const { left, size } = layOut(pen, texts, COLUMN_END - top);
  column(pen, LEFT, top, texts.slice(0, left), size);
  column(pen, LEFT + COLUMN + GUTTER, top, texts.slice(left), size);
  drawFoot(pen, paper, TITLE.size * size);
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

type Titled = [title: string, lines: string[]];

/** How many of the texts stand on the left, and how large all are: as large as fits in `room`, the columns as even as can be. */
function layOut(pen: PdfPen, texts: Titled[], room: number): { left: number; size: number } {
  let layout = { left: 1, size: SMALLEST };
  for (let size = LARGEST; size >= SMALLEST; size -= 0.5) {
    const heights = texts.map((_, index) =>
      Math.max(
        ...[texts.slice(0, index + 1), texts.slice(index + 1)].map((part) => columnHeight(pen, part, size)),
      ),
    );
    const lowest = Math.min(...heights);
    layout = { left: heights.indexOf(lowest) + 1, size };
    if (lowest <= room) break;
  }
  return layout;
}

/** Room that a title takes, below a text, and its letters: in sizes of the text. */
const TITLE = { height: 2.57, below: 1.33, size: 1.43 };

/** Several lines become a list. What does not fit even small ends with an ellipsis: the voucher stays one page. */
function column(pen: PdfPen, x: number, top: number, texts: Titled[], size: number): void {
  let y = top;
  for (const [title, lines] of texts) {
    if (y + 4 * size > COLUMN_END) continue;
    box(pen, x, y, 26, 3, INK.hot);
    write(pen, title, x, y + 0.76 * size, { font: "display", size: TITLE.size * size, width: COLUMN });
    y += TITLE.height * size;
    const indent = indentOf(lines);
    for (const line of lines) {
      if (y + size > COLUMN_END) break;
      if (indent > 0) box(pen, x + 1, y + size / 2, 4, 4, INK.hot);
      const style = { size, width: COLUMN - indent, gap: gapOf(size), height: COLUMN_END - y + size };
      y = write(pen, line, x + indent, y, style) + 2;
    }
    y += TITLE.below * size;
  }
}

/** Points that a column takes, without the room below its last text. */
function columnHeight(pen: PdfPen, texts: Titled[], size: number): number {
  const heights = texts.map(([, lines]) => {
    const width = COLUMN - indentOf(lines);
    const written = lines.map((line) => pen.heightOf(line, { size, width, gap: gapOf(size) }) + 2);
    return (TITLE.height + TITLE.below) * size + written.reduce((sum, height) => sum + height, 0);
  });
  return heights.reduce((sum, height) => sum + height, 0) - (texts.length > 0 ? TITLE.below * size : 0);
}

/** Between lines: small letters stand closer. */
function gapOf(size: number): number {
  return Math.max(0, size - 8.5);
}

function indentOf(lines: string[]): number {
  return lines.length > 1 ? 12 : 0;
}

/** `title`: the size of the columns' headings, for its own. */
function drawFoot(pen: PdfPen, paper: VoucherDocument, title: number): void {
  const {
    content: { team },
    language,
    issued_on,
    value,
  } = paper;
  const words = VOUCHER_WORDS[language];
  box(pen, LEFT, FOOT, RIGHT - LEFT, 101, "#f3f5f6");
  const x = LEFT + 18;
  const width = 300;
  write(pen, words.how, x, FOOT + 14, { font: "display", size: title, width });
  const whom = [team.email, team.phone.replaceAll(" ", "\u00a0")].filter(Boolean).join(", ");
  const use = paper.place
    ? words.howBooked
    : value === undefined
      ? words.howText(whom, team.link ? `${team.web}/book` : "")
      : words.howToPay(team.web);
  const how = addNoBreaks(use, language);
  const fitting = [10, 9.5, 9, 8.5].find((size) => pen.heightOf(how, { size, width, gap: 1 }) <= 42);
  const end = write(pen, how, x, FOOT + 33, { size: fitting ?? 8, width, height: 46 });
  write(pen, value === undefined ? words.once : words.inParts, x, end + 2, {
    font: "strong",
    size: 10,
    width,
    height: 13,
  });
  const right = x + width + 36;
  const wide = RIGHT - right - 12;
  write(pen, words.contact, right, FOOT + 14, { font: "display", size: title, width: wide });
  let y = FOOT + 33;
  const contact = (line: string, link?: string) => {
    const end = y + 13.5;
    write(pen, line, right, y, { size: sizeIn(pen, line, wide), width: wide, height: 13, link });
    y = end;
  };
  for (const line of [team.name, team.email, team.phone].filter(Boolean)) contact(line);
  contact(team.web, team.link);
  write(
    pen,
    `${words.issued}: ${formatDay(issued_on, language)}   ·   ${shownCode(paper)}`,
    LEFT,
    FOOT + 109,
    {
      size: 8.5,
      colour: INK.muted,
      width: RIGHT - LEFT,
    },
  );
}

/** A long address is written smaller: cut off it is none. */
function sizeIn(pen: PdfPen, line: string, width: number): number {
  let size = 10;
  pen.pdf.font("text");
  while (size > 6.5 && pen.pdf.fontSize(size).widthOfString(line) > width) size -= 0.5;
  return size;
}

function box(pen: PdfPen, x: number, y: number, width: number, height: number, colour: string): void {
  pen.decorate((pdf) => pdf.rect(x, y, width, height).fill(colour));
}
