import sharp, { type Sharp } from "sharp";

/** A render without its last single dots and with soft edges, ready to be enlarged and sharpened. */
export async function develop(render: string): Promise<Sharp> {
  return sharp(await sharp(render).median(3).blur(0.6).png().toBuffer());
}
