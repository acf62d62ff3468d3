import { formatDay } from "#kit/contract/time/format-date.ts";
import type { Pdf, PdfPen } from "#kit/server/pdf/pdf-pen.ts";
import type { VoucherDocument } from "../../voucher-content.ts";
import { VOUCHER_WORDS } from "../voucher-words.ts";
import {
  drawCode,
  fittingSize,
  INK,
  leaning,
  QR_SIDE,
  shownCode,
  shownName,
  write,
} from "./voucher-pdf-pen.ts";
import { drawTexts } from "./voucher-pdf-texts.ts";

const LEFT = 34;
const RIGHT = 561;
/** Where the dark band with the ride's name begins, and how high it is. */
const BAND = { y: 258, height: 66 };
const CODE = BAND.y + BAND.height + 22;
/** Across the tyre, in points: the grooves between the treads. */
const TREADS = [-9, -3, 3, 9];
/** Where a sliding car has left its smoke: middle, radius. */
const SMOKE = [
  [470, 92, 120],
  [560, 150, 96],
  [540, 40, 88],
  [400, 60, 66],
  [350, 118, 46],
  [300, 92, 26],
  [500, 196, 60],
] as const;

/** A letter on white paper: tyre marks and smoke, the person's name and the words for her; below it the ride and its code. */
export function drawSmoke(pen: PdfPen, paper: VoucherDocument): void {
  pen.decorate((pdf) => {
    drawClouds(pdf);
    drawMarks(pdf);
  });
  drawLetter(pen, paper);
  drawBand(pen, paper);
  drawCodeRow(pen, paper);
  drawTexts(pen, paper, CODE + QR_SIDE + 18, true);
}

/** Each is several discs, so that its edge is soft. */
function drawClouds(pdf: Pdf): void {
  pdf.save();
  pdf.rect(0, 0, 595.28, BAND.y + BAND.height).clip();
  for (const [x, y, radius] of SMOKE)
    for (let ring = 16; ring > 0; ring--)
      pdf
        .fillOpacity(0.04)
        .circle(x, y, (radius * (ring + 4)) / 20)
        .fill("#7fa6bd");
  pdf.restore();
  pdf.fillOpacity(1);
}

/** Two tyre marks come in from the left and slide away into the smoke. */
function drawMarks(pdf: Pdf): void {
  pdf.save();
  pdf.rect(0, 0, 595.28, BAND.y).clip();
  for (const wheel of [-30, 30])
    for (const [index, tread] of TREADS.entries()) {
      const y = wheel + tread;
      pdf
        .moveTo(-20, 246 + y)
        .bezierCurveTo(150, 250 + y, 250, 146 + y, 390, 128 + y)
        .bezierCurveTo(470, 116 + y, 540, 90 + y, 620, 26 + y)
        .lineWidth(4)
        .dash(index % 2 ? 22 : 34, { space: 3 })
        .strokeOpacity(0.13)
        .stroke(INK.ground);
    }
  pdf.restore();
  pdf.undash().strokeOpacity(1);
}

function drawLetter(pen: PdfPen, { given, content, language }: VoucherDocument): void {
  const words = VOUCHER_WORDS[language];
  pen.decorate((pdf) => leaning(pdf, LEFT, 40, 24, 7, INK.hot));
  write(pen, words.voucher.toLocaleUpperCase(language), LEFT + 34, 34, {
    font: "display",
    size: 17,
    colour: "#b23a06",
    width: 260,
  });
  write(pen, content.team.name.toLocaleUpperCase(language), 330, 34, {
    font: "display",
    size: 15,
    colour: INK.text,
    width: RIGHT - 330,
    align: "right",
    height: 18,
  });
  const title = given?.name ? words.givenTo(given.name) : words.givenToYou;
  const width = RIGHT - LEFT;
  const hasWords = Boolean(given?.dedication);
  // A name of two lines leaves the words their room.
  const large = fittingSize(pen, title, { width, from: hasWords ? 60 : 84, to: 40, lines: 1 });
  const size = large > 40 ? large : fittingSize(pen, title, { width, from: 40, to: 24, lines: 2 });
  const end = write(pen, title, LEFT, hasWords ? 66 : 92, {
    font: "display",
    size,
    width,
    gap: -size * 0.18,
    height: size * 3,
  });
  if (!given?.dedication) return;
  const top = Math.max(end + 12, 126);
  const style = { size: 15, width: width - 18, gap: 3 };
  const room = BAND.y - 16 - top;
  const fitting = [15, 13.5, 12, 11, 10].find(
    (size) => pen.heightOf(given.dedication, { ...style, size }) <= room,
  );
  const bottom = write(pen, given.dedication, LEFT + 18, top, {
    ...style,
    size: fitting ?? 10,
    height: room,
  });
  pen.decorate((pdf) => pdf.rect(LEFT, top + 2, 3, Math.max(12, bottom - top - 4)).fill(INK.hot));
}

/** What is given, white on a band that leans as a sliding car does and runs out of the paper. */
function drawBand(pen: PdfPen, paper: VoucherDocument): void {
  pen.decorate((pdf) => {
    leaning(pdf, -40, BAND.y, 560, BAND.height, INK.ground);
    leaning(pdf, 530, BAND.y, 16, BAND.height, INK.hot);
    leaning(pdf, 556, BAND.y, 6, BAND.height, "#7fa6bd");
  });
  const name = shownName(paper);
  const width = 470;
  const size = fittingSize(pen, name, { width, from: 38, to: 16, lines: 1 });
  const height = pen.heightOf(name, { font: "display", size, width, gap: -size * 0.18 });
  write(pen, name, LEFT, BAND.y + Math.max(4, (BAND.height - height) / 2), {
    font: "display",
    size,
    colour: "white",
    width,
    gap: -size * 0.18,
    height: BAND.height - 6,
  });
}

/** The code to scan and to read, its last day, and what is included. */
function drawCodeRow(pen: PdfPen, paper: VoucherDocument): void {
  const { content, language, valid_until } = paper;
  const words = VOUCHER_WORDS[language];
  drawCode(pen, paper, LEFT, CODE);
  const x = LEFT + QR_SIDE + 20;
  const width = 150;
  write(pen, words.code, x, CODE + 2, { size: 9, colour: INK.muted, width });
  write(pen, shownCode(paper), x, CODE + 14, { font: "strong", size: 16, width });
  write(pen, words.validUntil, x, CODE + 52, { size: 9, colour: INK.muted, width });
  write(pen, formatDay(valid_until, language), x, CODE + 64, { font: "strong", size: 13, width });
  if (content.features.length === 0) return;
  const right = x + width + 18;
  const wide = RIGHT - right;
  let y = write(pen, words.included, right, CODE, { font: "display", size: 15, width: wide }) + 4;
  for (const feature of content.features) {
    const top = y;
    const end = top + pen.heightOf(feature, { size: 10.5, width: wide - 14, gap: 1 });
    if (end > CODE + QR_SIDE + 6) break;
    pen.decorate((pdf) => leaning(pdf, right, top + 5, 5, 5, INK.hot));
    y = write(pen, feature, right + 14, top, { size: 10.5, width: wide - 14 }) + 2;
  }
}

/** Across the whole paper, so that no print of it passes for a voucher. */
export function drawSample(pen: PdfPen, { language }: VoucherDocument): void {
  pen.decorate((pdf) => {
    pdf.save();
    pdf.rotate(-32, { origin: [297, 421] });
    pdf.font("display").fontSize(150).fillOpacity(0.16).fillColor(INK.hot);
    pdf.text(VOUCHER_WORDS[language].sample, -100, 330, { width: 800, align: "center", lineBreak: false });
    pdf.restore();
  });
}
