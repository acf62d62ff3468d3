import { GlobalWorkerOptions, getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import workerAddress from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

/** Sharp on a phone's screen, and when somebody zooms in. */
const WIDTH = 1240;

/** Draws a PDF's first page; only who opens a preview loads the code for it. */
export async function drawFirstPage(bytes: ArrayBuffer, canvas: HTMLCanvasElement): Promise<void> {
  GlobalWorkerOptions.workerSrc = workerAddress;
  // Fonts as outlines: the page's security policy lets no fonts in that are not the site's.
  const task = getDocument({ data: bytes, disableFontFace: true, useWasm: false });
  try {
    const page = await (await task.promise).getPage(1);
    const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvas, viewport }).promise;
    canvas.dataset.drawn = "true";
  } finally {
    void task.destroy();
  }
}
