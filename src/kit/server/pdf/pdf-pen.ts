import PDFDocument from "pdfkit";
import type { Language } from "#kit/contract/language/language.ts";
import { PDF_FONTS, type PdfFont, printable } from "./pdf-fonts.ts";

/** A4 in points, with the margins of all papers. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 48, bottom: 778 };
/** Ink on paper: the site's hot colour is for marks only, text is dark enough for a bad printer. */
export const INK = { text: "#14191e", muted: "#5b6670", line: "#d5dade", wash: "#f3f5f6", hot: "#ff4f1f" };

export interface TextStyle {
  font?: PdfFont;
  size?: number;
  colour?: string;
  width?: number;
  align?: "left" | "right" | "center";
  /** Points between lines. */
  gap?: number;
  /** What is longer ends with an ellipsis. */
  height?: number;
  /** The address that the text opens. */
  link?: string | undefined;
}

export type Pdf = PDFKit.PDFDocument;
/** An element of the document's structure (ISO 32000-1, 14.7), by which it can be read aloud. */
export type Part = PDFKit.PDFStructureElement;

export interface PdfFacts {
  title: string;
  author: string;
  language: Language;
  /** The day it was made, YYYY-MM-DD: the same content gives the same file. */
  day: string;
}

/** A PDF/A-3a under the pen: every text belongs to its structure, everything else is decoration. */
export interface PdfPen {
  pdf: Pdf;
  /** The whole document's element. */
  root: Part;
  /** Adds an element that holds others, such as `Table` or `Sect`. */
  part: (parent: Part, type: string) => Part;
  /** Writes a text as an element of `parent`; answers where it ends. */
  write: (parent: Part, type: string, text: string, x: number, y: number, style?: TextStyle) => number;
  heightOf: (text: string, style?: TextStyle) => number;
  /** Draws what says nothing: lines, washes, page numbers. */
  decorate: (draw: (pdf: Pdf) => void) => void;
  /** Draws a picture; `alt` says in words what it shows. */
  figure: (parent: Part, alt: string, draw: (pdf: Pdf) => void) => void;
}

/**
 * Makes a PDF/A-3a with the site's fonts. It keeps its thread busy for a tenth of a second and more, so the server
 * calls what draws by `drawAside`.
 */
export function drawPdf(
  { title, author, language, day }: PdfFacts,
  draw: (pen: PdfPen) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: 0, bottom: 0, left: PAGE.left, right: PAGE.width - PAGE.right },
    lang: language,
    displayTitle: true,
    tagged: true,
    bufferPages: true,
    pdfVersion: "1.7",
    subset: "PDF/A-3a",
    info: { Title: title, Author: author, CreationDate: new Date(`${day}T00:00:00Z`) },
    // The types do not know pdfkit's newer subset yet.
  } as ConstructorParameters<typeof PDFDocument>[0]);
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((done, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => done(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  for (const [name, file] of Object.entries(PDF_FONTS)) pdf.registerFont(name, file);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  draw(penOn(pdf, root));
  root.end();
  pdf.end();
  return finished;
}

function penOn(pdf: Pdf, root: Part): PdfPen {
  function styled({ font = "text", size = 9.5 }: TextStyle = {}): void {
    pdf.font(font).fontSize(size);
  }
  /** A letter that the font has not is a question mark, so that a paper never shows nothing at all. */
  const replaceUnprintable = (text: string, { font = "text" }: TextStyle) => printable(font, text, "?");
  const options = ({ width, align = "left", gap = 1.5, height, link }: TextStyle) => ({
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height, ellipsis: true }),
    ...(link && { link }),
    align,
    lineGap: gap,
  });

  return {
    pdf,
    root,
    part(parent, type) {
      const made = pdf.struct(type);
      parent.add(made);
      return made;
    },
    write(parent, type, text, x, y, style = {}) {
      const element = pdf.struct(type, {}, () => {
        styled(style);
        pdf.fillColor(style.colour ?? INK.text).text(replaceUnprintable(text, style), x, y, options(style));
      });
      parent.add(element);
      element.end();
      return pdf.y;
    },
    heightOf(text, style = {}) {
      styled(style);
      return pdf.heightOfString(replaceUnprintable(text, style) || " ", options(style));
    },
    decorate(draw) {
      pdf.markContent("Artifact", { type: "Layout" });
      draw(pdf);
      pdf.endMarkedContent();
    },
    figure(parent, alt, draw) {
      const element = pdf.struct("Figure", { alt }, () => draw(pdf));
      parent.add(element);
      element.end();
    },
  };
}
