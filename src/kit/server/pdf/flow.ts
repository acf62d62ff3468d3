import type { Language } from "#kit/contract/language/language.ts";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { INK, PAGE, type Part, type PdfPen, type TextStyle } from "./pdf-pen.ts";

const WIDTH = PAGE.right - PAGE.left;
const BODY: TextStyle = { size: 9.5, width: WIDTH };
const INDENT = 14;

/** Paragraphs, and lists as arrays. A part without a title stands before the first heading. */
interface TextPart {
  title: string;
  body: (string | string[])[];
}

/** The fonts have no word joiner; a hyphen with one is a letter of its own. */
const JOINED_HYPHEN = /-\u2060/g;
/** The spaces in "+420 123 456 789". */
const IN_PHONE = /(?<=\+\d[\d ]{0,20}) (?=\d{2,})/g;

/** Writes one text under the other in this language, on a new page where the old one is full. */
export function flowing(pen: PdfPen, top: number, language: Language) {
  let y = top;
  const unbroken = (text: string) =>
    addNoBreaks(text, language)
      .replace(JOINED_HYPHEN, "\u2011")
      .replaceAll("\u2060", "")
      .replace(IN_PHONE, "\u00a0");
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
  /** Makes sure that this much fits on the page. */
  function need(points: number) {
    if (y + points <= PAGE.bottom) return;
    pen.pdf.addPage();
    y = PAGE.top - 16;
  }
  const flow = {
    heading(text: string) {
      // Never alone at the foot of a page.
      need(70);
      place(pen.root, "H2", text, { font: "strong", size: 12, width: WIDTH }, 16);
    },
    paragraph: (text: string) => place(pen.root, "P", unbroken(text), BODY, 5),
    list(items: readonly string[]) {
      const list = pen.part(pen.root, "L");
      for (const item of items) {
        const entry = pen.part(list, "LI");
        place(
          entry,
          "LBody",
          `•  ${unbroken(item)}`,
          { ...BODY, width: WIDTH - INDENT },
          3,
          PAGE.left + INDENT,
        );
        entry.end();
      }
      list.end();
    },
    /** A picture of this height, with the words for who can't see it. */
    figure(alt: string, height: number, draw: (pdf: PdfPen["pdf"], top: number) => void) {
      need(height + 8);
      const top = y + 8;
      pen.figure(pen.root, alt, (pdf) => draw(pdf, top));
      y = top + height;
    },
    /** Numbered parts of a longer text, each with its paragraphs and lists. */
    parts(parts: readonly TextPart[]) {
      let number = 0;
      for (const { title, body } of parts) {
        if (title) flow.heading(`${++number}. ${title}`);
        for (const block of body)
          if (typeof block === "string") flow.paragraph(block);
          else flow.list(block);
      }
    },
  };
  return flow;
}

/** The title and the number at the foot of every page. */
export function drawPageNumbers({ pdf, decorate }: PdfPen, title: string): void {
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
