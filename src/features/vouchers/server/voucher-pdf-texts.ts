import { formatDay } from "#kit/contract/format-date.ts";
import type { Sheet } from "#kit/server/pdf/sheet.ts";
import type { VoucherPaper } from "../voucher-content.ts";
import { INK, write } from "./voucher-pdf-pen.ts";
import { VOUCHER_WORDS } from "./voucher-words.ts";

const LEFT = 34;
const RIGHT = 561;
const GUTTER = 30;
const COLUMN = (RIGHT - LEFT - GUTTER) / 2;
/** Where the box at the page's foot begins. */
const FOOT = 676;

/** Below the ticket: what one gets and must know, in two columns; at the foot how to use it, and whom to ask. */
export function drawTexts(sheet: Sheet, paper: VoucherPaper, top: number): void {
  const { content, language } = paper;
  const words = VOUCHER_WORDS[language];
  column(sheet, LEFT, top, [
    [words.included, content.features],
    [words.bring, lines(content.what_to_bring)],
  ]);
  column(sheet, LEFT + COLUMN + GUTTER, top, [
    [words.where, lines(content.where)],
    [words.when, lines(content.when)],
    [words.whoFor, lines(content.who_for)],
  ]);
  drawFoot(sheet, paper);
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** Several lines become a list. What does not fit any more ends with an ellipsis: the sheet stays one page. */
function column(sheet: Sheet, x: number, top: number, texts: [title: string, lines: string[]][]): void {
  const end = FOOT - 22;
  let y = top;
  for (const [title, lines] of texts) {
    if (lines.length === 0 || y + 42 > end) continue;
    box(sheet, x, y, 26, 3, INK.hot);
    write(sheet, title, x, y + 8, { font: "display", size: 15, width: COLUMN });
    y += 27;
    const indent = lines.length > 1 ? 12 : 0;
    for (const line of lines) {
      if (y + 14 > end) break;
      if (indent > 0) box(sheet, x + 1, y + 5, 4, 4, INK.hot);
      const style = { size: 10.5, width: COLUMN - indent, gap: 2, height: end - y };
      y = write(sheet, line, x + indent, y, style) + 2;
    }
    y += 14;
  }
}

function drawFoot(sheet: Sheet, { content: { team }, language, issued_on, code }: VoucherPaper): void {
  const words = VOUCHER_WORDS[language];
  box(sheet, LEFT, FOOT, RIGHT - LEFT, 96, "#f3f5f6");
  const x = LEFT + 18;
  const width = 300;
  write(sheet, words.how, x, FOOT + 14, { font: "display", size: 15, width });
  const contact = [team.email, team.phone.replaceAll(" ", "\u00a0")].filter(Boolean).join(", ");
  const end = write(sheet, words.howText(contact), x, FOOT + 33, { size: 10, width, height: 42 });
  write(sheet, words.once, x, end + 2, { font: "strong", size: 10, width, height: 13 });
  const right = x + width + 36;
  const wide = RIGHT - right - 12;
  write(sheet, words.contact, right, FOOT + 14, { font: "display", size: 15, width: wide });
  let y = FOOT + 33;
  for (const line of [team.name, team.email, team.phone].filter(Boolean))
    y = write(sheet, line, right, y, { size: 10, width: wide, height: 13 });
  write(sheet, team.web, right, y, { size: 10, width: wide, height: 13, link: team.link });
  write(sheet, `${words.issued}: ${formatDay(issued_on, language)}   ·   ${code}`, LEFT, FOOT + 106, {
    ...{ size: 8.5, colour: INK.muted, width: RIGHT - LEFT },
  });
}

function box(sheet: Sheet, x: number, y: number, width: number, height: number, colour: string): void {
  sheet.decorate((pdf) => pdf.rect(x, y, width, height).fill(colour));
}
