import { qrModules } from "./qr-modules.ts";

/** Sharp on every screen, and below what galleries make smaller. */
const PIXELS_A_MODULE = 16;

/** Saves a text's QR code as a PNG, which banking apps take from the phone's pictures. */
export async function saveQrCode(text: string, fileName: string): Promise<void> {
  const { size, dark } = await qrModules(text);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * PIXELS_A_MODULE;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  for (const [x, y] of dark)
    pen.fillRect(x * PIXELS_A_MODULE, y * PIXELS_A_MODULE, PIXELS_A_MODULE, PIXELS_A_MODULE);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!picture) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = fileName;
  link.click();
  // Some browsers read it only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
