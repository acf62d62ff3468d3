import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { codeOn } from "./read-code.ts";

/** Reads PDFs with Mozilla's pdf.js, which does not know how ours are made. */

export interface ReadPdf {
  /** The text of all pages, words parted by one space. */
  text: string;
  pages: number;
  /** The addresses that its texts open. */
  links: string[];
  /** Attached files by name. */
  files: Record<string, string>;
  /** The first QR code on the page, counted from 1; null where there is none. */
  code: (page?: number) => Promise<string | null>;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  // What pdf.js throws has the stack of its own loading and no message in it.
  const pdf = await task.promise.catch(({ name, message }: Error) => {
    throw new Error(`${name}: ${message}`);
  });
  const texts: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const { url } of await page.getAnnotations()) if (url) links.push(url);
    texts.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : "")).join(" "));
  }
  const files: Record<string, string> = {};
  for (const [id, { filename }] of (await pdf.getAttachments()) ?? []) {
    const content = await pdf.getAttachmentContent(id);
    files[filename] = Buffer.from(content as Uint8Array).toString("utf8");
  }
  return {
    text: texts.join(" ").replace(/\s+/g, " "),
    pages: pdf.numPages,
    links,
    files,
    async code(number = 1) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: 2 });
      const canvas = createCanvas(viewport.width, viewport.height);
      await page.render({ canvas: canvas as never, viewport }).promise;
      return codeOn(canvas);
    },
  };
}
