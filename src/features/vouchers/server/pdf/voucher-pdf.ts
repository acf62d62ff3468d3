import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { drawPdf, type Pdf, type PdfPen } from "#kit/server/pdf/pdf-pen.ts";
import type { VoucherDocument } from "../../voucher-content.ts";
import { VOUCHER_WORDS } from "../voucher-words.ts";
import { drawCode, INK, leaning, QR_SIDE, shownCode, shownName, write } from "./voucher-pdf-pen.ts";
import { drawSample, drawSmoke } from "./voucher-pdf-smoke.ts";
import { drawTexts } from "./voucher-pdf-texts.ts";

/** The ticket on an A4 page, in points; its stub begins at `STUB`. */
const TICKET = { x: 34, y: 36, width: 527, height: 268 };
const STUB = TICKET.x + 367;
const PADDING = 24;

/** Draws a voucher as one A4 page, in its own language. The same content gives the same drawing. */
export function voucherPdf(paper: VoucherDocument): Promise<Buffer> {
  const { content, language, issued_on } = paper;
  const words = VOUCHER_WORDS[language];
  const facts = {
    title: `${words.voucher}: ${content.name} (${shownCode(paper)})`,
    author: content.team.name,
    language,
    day: issued_on,
  };
  return drawPdf(facts, (pen) => drawPage(pen, paper));
}

/** Several vouchers in one file, to be printed; each has a page of its own. */
export function vouchersPdf({
  papers,
  title,
}: {
  papers: VoucherDocument[];
  title: string;
}): Promise<Buffer> {
  const [first] = papers;
  if (!first) throw new Error("no voucher to draw");
  const { content, language, issued_on } = first;
  return drawPdf({ title, author: content.team.name, language, day: issued_on }, (pen) => {
    for (const [index, paper] of papers.entries()) {
      if (index > 0) pen.pdf.addPage();
      drawPage(pen, paper);
    }
  });
}

/** On the page that the pen is on. */
function drawPage(pen: PdfPen, written: VoucherDocument): void {
  const paper = tied(written);
  if (paper.design === "smoke") drawSmoke(pen, paper);
  else drawNight(pen, paper);
  if (paper.is_sample) drawSample(pen, paper);
}

/** With no-break spaces in all that is read as a text. */
function tied(paper: VoucherDocument): VoucherDocument {
  const { content, given, place, language } = paper;
  const tie = (text: string) => addNoBreaks(text, language);
  return {
    ...paper,
    content: {
      ...content,
      name: tie(content.name),
      features: content.features.map(tie),
      what_to_bring: tie(content.what_to_bring),
      where: tie(content.where),
      when: tie(content.when),
      who_for: tie(content.who_for),
    },
    ...(given && { given: { ...given, dedication: tie(given.dedication) } }),
    ...(place && { place: place.map(tie) }),
  };
}

/** The dark ticket with its stub; below it the dedication. */
function drawNight(pen: PdfPen, paper: VoucherDocument): void {
  pen.decorate(drawTicket);
  drawOffer(pen, paper);
  drawStub(pen, paper);
  drawTexts(pen, paper, drawGiven(pen, paper, TICKET.y + TICKET.height + 34));
}

/** Whom it is for and the words for that person, between the ticket and its texts. Answers where they begin. */
function drawGiven(pen: PdfPen, { given, language }: VoucherDocument, top: number): number {
  if (!given || (!given.name && !given.dedication)) return top;
  const { x, width } = TICKET;
  let y = top - 8;
  if (given.name)
    y = write(pen, VOUCHER_WORDS[language].givenTo(given.name), x, y, {
      font: "display",
      size: 19,
      width,
      height: 44,
    });
  if (given.dedication) y = write(pen, given.dedication, x, y + 2, { size: 12, width, gap: 2, height: 124 });
  return y + 24;
}

/** A dark ticket with a hot edge, and a notch at both ends of its perforation. */
function drawTicket(pen: Pdf): void {
  const { x, y, width, height } = TICKET;
  pen.save();
  pen.roundedRect(x, y, width, height, 6).clip();
  pen.rect(x, y, width, height).fill(INK.ground);
  pen.rect(STUB, y, width, height).fill(INK.raised);
  leaning(pen, x + 196, y, 84, height, "#2a1812");
  leaning(pen, x + 296, y, 14, height, INK.hot);
  pen.restore();
  for (const end of [y, y + height]) pen.circle(STUB, end, 9).fill("white");
  pen
    .moveTo(STUB, y + 14)
    .lineTo(STUB, y + height - 14)
    .dash(4, { space: 4 })
    .lineWidth(1)
    .strokeColor("#6f7c88")
    .stroke()
    .undash();
}

/** What it is for, as large as it fits, and the first things that are included. */
function drawOffer(pen: PdfPen, paper: VoucherDocument): void {
  const { content, language } = paper;
  const words = VOUCHER_WORDS[language];
  const x = TICKET.x + PADDING;
  const width = 288;
  pen.decorate((pdf) => leaning(pdf, x, TICKET.y + 29, 24, 7, INK.hot));
  write(pen, words.voucher.toLocaleUpperCase(language), x + 34, TICKET.y + 23, {
    font: "display",
    size: 17,
    colour: "#ff6f47",
    width,
  });
  const name = shownName(paper);
  let size = 58;
  const heightAt = (size: number) => pen.heightOf(name, { font: "display", size, width, gap: -size * 0.18 });
  while (size > 22 && heightAt(size) > size * 2.1) size -= 2;
  pen.pdf.font("display");
  while (size > 22 && name.split(/\s+/).some((word) => pen.pdf.fontSize(size).widthOfString(word) > width))
    size -= 2;
  const end = write(pen, name, x, TICKET.y + 52, {
    font: "display",
    size,
    colour: "white",
    width,
    gap: -size * 0.18,
  });
  let y = Math.max(end + 14, TICKET.y + 130);
  // Clear of the orange bar, which leans over them.
  const featureWidth = width - 36;
  for (const feature of content.features.slice(0, 4)) {
    const top = y;
    const end = top + pen.heightOf(feature, { size: 11, width: featureWidth, gap: 0 });
    if (end > TICKET.y + TICKET.height - 48) break;
    pen.decorate((pdf) => leaning(pdf, x + 1, top + 5, 6, 6, INK.hot));
    y = write(pen, feature, x + 16, y, { size: 11, colour: "white", width: featureWidth }) + 3;
  }
  write(pen, content.team.name.toLocaleUpperCase(language), x, TICKET.y + TICKET.height - 38, {
    font: "display",
    size: 15,
    colour: "#aab4be",
    width,
    height: 18,
  });
}

/** What is torn off and shown: the code to scan and to read, and how long it is valid. */
function drawStub(pen: PdfPen, paper: VoucherDocument): void {
  const { valid_until, language } = paper;
  const words = VOUCHER_WORDS[language];
  const width = TICKET.x + TICKET.width - STUB;
  const x = STUB + (width - QR_SIDE) / 2;
  const y = TICKET.y + 26;
  pen.decorate((pdf) => pdf.roundedRect(x - 10, y - 10, QR_SIDE + 20, QR_SIDE + 20, 4).fill("white"));
  drawCode(pen, paper, x, y);
  const centred = { width, align: "center" } as const;
  write(pen, words.code, STUB, y + QR_SIDE + 19, { size: 8.5, colour: "#aab4be", ...centred });
  write(pen, shownCode(paper), STUB, y + QR_SIDE + 30, {
    font: "strong",
    size: 15.5,
    colour: "white",
    ...centred,
  });
  write(pen, words.validUntil, STUB, y + QR_SIDE + 62, { size: 8.5, colour: "#aab4be", ...centred });
  write(pen, formatDay(valid_until, language), STUB, y + QR_SIDE + 73, {
    font: "strong",
    size: 12.5,
    colour: "white",
    ...centred,
  });
}
