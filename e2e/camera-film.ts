import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import QRCode from "qrcode";

const WIDTH = 640;
const HEIGHT = 480;
/** White modules around the code, as readers ask for. */
const MARGIN = 4;

/**
 * A film of one picture for Chromium's fake camera: a QR code on a grey table. Y4M: a line of facts, then each
 * picture's brightness and its two colour planes at half the size.
 */
export async function filmOfCode(text: string): Promise<{ file: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "paddock-camera-"));
  const file = join(folder, "code.y4m");
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  await writeFile(file, Buffer.concat([head, brightness(text), colours]));
  return { file, remove: () => rm(folder, { recursive: true }) };
}

function brightness(text: string): Buffer {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  const modules = size + 2 * MARGIN;
  const scale = Math.floor((HEIGHT * 0.7) / modules);
  const left = Math.floor((WIDTH - modules * scale) / 2);
  const top = Math.floor((HEIGHT - modules * scale) / 2);
  const plane = Buffer.alloc(WIDTH * HEIGHT, 120);
  for (let y = 0; y < modules * scale; y++) {
    for (let x = 0; x < modules * scale; x++) {
      const row = Math.floor(y / scale) - MARGIN;
      const column = Math.floor(x / scale) - MARGIN;
      const inside = Math.min(row, column) >= 0 && Math.max(row, column) < size;
      plane[(top + y) * WIDTH + left + x] = inside && data[row * size + column] ? 20 : 230;
    }
  }
  return plane;
}
