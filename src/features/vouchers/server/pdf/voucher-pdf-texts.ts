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

/** Below the ticket: what one gets and must know, in two columns; at the foot how to use it, and whom to ask. */
export function drawTexts(pen: PdfPen, paper: VoucherDocument, top: number, withoutIncluded = false): void {
  const { content, language } = paper;
  const words = VOUCHER_WORDS[language];
  const whoFor: Titled = [words.whoFor, lines(content.who_for)];
  column(pen, LEFT, top, [
    ...(withoutIncluded ? [] : [[words.included, content.features] satisfies Titled]),
    [words.bring, lines(content.what_to_bring)],
    ...(withoutIncluded ? [whoFor] : []),
  ]);
  column(pen, LEFT + COLUMN + GUTTER, top, [
    [words.where, lines(content.where)],
    [words.when, lines(content.when)],
    ...(withoutIncluded ? [] : [whoFor]),
  ]);
  drawFoot(pen, paper);
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

type Titled = [title: string, lines: string[]];

/** Several lines become a list. What does not fit any more ends with an ellipsis: the voucher stays one page. */
function column(pen: PdfPen, x: number, top: number, texts: Titled[]): void {
  const end = FOOT - 22;
  let y = top;
  for (const [title, lines] of texts) {
    if (lines.length === 0 || y + 42 > end) continue;
    box(pen, x, y, 26, 3, INK.hot);
    write(pen, title, x, y + 8, { font: "display", size: 15, width: COLUMN });
    y += 27;
    const indent = lines.length > 1 ? 12 : 0;
    for (const line of lines) {
      if (y + 14 > end) break;
      if (indent > 0) box(pen, x + 1, y + 5, 4, 4, INK.hot);
      const style = { size: 10.5, width: COLUMN - indent, gap: 2, height: end - y };
      y = write(pen, line, x + indent, y, style) + 2;
    }
    y += 14;
  }
}

function drawFoot(pen: PdfPen, paper: VoucherDocument): void {
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
  write(pen, words.how, x, FOOT + 14, { font: "display", size: 15, width });
  const whom = [team.email, team.phone.replaceAll(" ", "\u00a0")].filter(Boolean).join(", ");
  const how =
    value === undefined ? words.howText(whom, team.link ? `${team.web}/book` : "") : words.howToPay(team.web);
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
  write(pen, words.contact, right, FOOT + 14, { font: "display", size: 15, width: wide });
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
      ...{ size: 8.5, colour: INK.muted, width: RIGHT - LEFT },
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
