import { formatDay } from "#kit/contract/format-date.ts";
import { drawPdf, INK, PAGE, type Part, type PdfPen, type TextStyle } from "#kit/server/pdf/pdf-pen.ts";
import { PAGE_NAMES } from "../page-names.ts";
import type { TermsContent } from "./terms-content.ts";

const WIDTH = PAGE.right - PAGE.left;
const BODY: TextStyle = { size: 9.5, width: WIDTH };
const INDENT = 14;

/**
 * The terms on paper: what the law wants the customer to have on a lasting medium. Called by name on the drawing
 * thread.
 * @public
 */
export function termsPdf({ language, title, since, undated, seller, parts }: TermsContent): Promise<Buffer> {
  const facts = { title, author: seller[0]?.[1] ?? "", language, day: since };
  return drawPdf(facts, (pen) => {
    const { root, write } = pen;
    let y = write(root, "H1", title, PAGE.left, PAGE.top, { font: "display", size: 26, width: WIDTH });
    const valid = `${PAGE_NAMES[language].since} ${formatDay(since, language)}`;
    if (!undated) y = write(root, "P", valid, PAGE.left, y, { ...BODY, colour: INK.muted });
    y += 10;
    for (const [label, value] of seller) y = write(root, "P", `${label}: ${value}`, PAGE.left, y, BODY);
    const flow = flowing(pen, y);
    let number = 0;
    for (const part of parts) {
      if (part.title) flow.heading(`${++number}. ${part.title}`);
      for (const block of part.body) {
        if (typeof block === "string") flow.paragraph(block);
        else flow.list(block);
      }
    }
    drawPageNumbers(pen, title);
  });
}

/** Writes one text under the other, on a new page where the old one is full. */
function flowing(pen: PdfPen, top: number) {
  let y = top;
  function place(
    parent: Part,
    type: string,
    text: string,
    style: TextStyle,
    before: number,
    left = PAGE.left,
  ) {
    y += before;
    if (y + pen.heightOf(text, style) > PAGE.bottom) {
      pen.pdf.addPage();
      y = PAGE.top;
    }
    y = pen.write(parent, type, text, left, y, style);
  }
  return {
    heading(text: string) {
      // Never alone at the foot of a page.
      if (y + 70 > PAGE.bottom) {
        pen.pdf.addPage();
        y = PAGE.top - 16;
      }
      place(pen.root, "H2", text, { font: "strong", size: 12, width: WIDTH }, 16);
    },
    paragraph: (text: string) => place(pen.root, "P", text, BODY, 5),
    list(items: readonly string[]) {
      const list = pen.part(pen.root, "L");
      for (const item of items) {
        const entry = pen.part(list, "LI");
        place(entry, "LBody", `•  ${item}`, { ...BODY, width: WIDTH - INDENT }, 3, PAGE.left + INDENT);
        entry.end();
      }
      list.end();
    },
  };
}

function drawPageNumbers({ pdf, decorate }: PdfPen, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    decorate(() => {
      pdf.font("text").fontSize(7.5).fillColor(INK.muted);
      pdf.text(`${title}  ·  ${page + 1} / ${count}`, PAGE.left, PAGE.bottom + 20, {
        width: WIDTH,
        align: "right",
      });
    });
  }
}
