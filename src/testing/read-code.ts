import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import jsQR from "jsqr";

/** The QR code in a picture; null where there is none. */
export async function codeIn(picture: Uint8Array): Promise<string | null> {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return codeOn(canvas);
}

/** The QR code on a canvas, read by jsQR; null where there is none. */
export function codeOn(canvas: Canvas): string | null {
  const { data, width, height } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null;
}
