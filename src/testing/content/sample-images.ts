import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

type Colour = { r: number; g: number; b: number };

const ORANGE: Colour = { r: 232, g: 72, b: 24 };

function plain(width: number, height: number, background: Colour = ORANGE) {
  return sharp({ create: { width, height, channels: 3, background } });
}

interface JpegOptions {
  /** Writes a place, a camera's name and so on, as a phone does. */
  exif?: "gps";
  /** EXIF orientation, 1 to 8; 6 means "turn by a quarter to the right to see it upright". */
  orientation?: number;
  colour?: Colour;
}

/** A real JPEG in one colour. */
export function jpegOf(
  width: number,
  height: number,
  { exif, orientation, colour }: JpegOptions = {},
): Promise<Buffer> {
  let picture = plain(width, height, colour);
  if (exif || orientation) picture = picture.withMetadata({ ...(orientation && { orientation }) });
  if (exif) {
    picture = picture.withExifMerge({
      IFD0: { Make: "PaddockPhone", Software: "SecretSoftware" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "50/1 41/1 7/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "14/1 32/1 12/1",
      },
    });
  }
  return picture.jpeg().toBuffer();
}

export function pngOf(width: number, height: number, colour?: Colour): Promise<Buffer> {
  return plain(width, height, colour).png().toBuffer();
}

/** A PNG with a transparent ground and a dot in the middle, as logos are. */
export function transparentPngOf(width: number, height: number): Promise<Buffer> {
  const dot = { create: { width: 4, height: 4, channels: 4, background: { ...ORANGE, alpha: 1 } } } as const;
  const clear = {
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  } as const;
  return sharp(clear)
    .composite([{ input: dot }])
    .png()
    .toBuffer();
}

export function webpOf(width: number, height: number, colour?: Colour): Promise<Buffer> {
  return plain(width, height, colour).webp().toBuffer();
}

/** A picture of soft shapes in many colours, as photographs have; the same bytes each time. */
export function photoOf(width: number, height: number): Sharp {
  const raw = { width: Math.ceil(width / 12), height: Math.ceil(height / 12), channels: 3 } as const;
  const pixels = Buffer.alloc(raw.width * raw.height * 3);
  for (let at = 0, seed = 1; at < pixels.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    pixels[at] = seed >> 8;
  }
  return sharp(pixels, { raw }).resize(width, height, { fit: "fill", kernel: "cubic" });
}

/** A GIF whose frames differ, so that none is dropped as a duplicate. */
export async function gifAnimated(width: number, height: number, frames = 3): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, frame) =>
      pngOf(width, height, { r: (frame * 70) % 256, g: 255 - ((frame * 50) % 256), b: 40 }),
    ),
  );
  return sharp(pictures, { join: { animated: true } })
    .gif({ delay: pictures.map(() => 100), effort: 1, colours: 4, dither: 0 })
    .toBuffer();
}

/** A JPEG with much detail whose second half is missing. */
export async function truncatedJpeg(): Promise<Buffer> {
  const noise = {
    width: 300,
    height: 200,
    channels: 3,
    background: ORANGE,
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  } as const;
  const whole = await sharp({ create: noise }).jpeg().toBuffer();
  return whole.subarray(0, Math.floor(whole.byteLength / 2));
}

/** A web page; only its name would claim that it is a picture. */
export function htmlNamedJpg(): { filename: string; bytes: Buffer } {
  return { filename: "holiday.jpg", bytes: Buffer.from("<!doctype html><script>alert(1)</script>") };
}

/** A picture with a script behind its end. */
export async function jpegWithScript(): Promise<Buffer> {
  return Buffer.concat([await jpegOf(40, 30), Buffer.from("<script>alert(1)</script>")]);
}

export function svgWithScript(): Buffer {
  return Buffer.from(
    `<?xml version="1.0"?><!-- logo --><svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">` +
      `<script>alert(1)</script><rect width="40" height="20" fill="#e84818" onclick="alert(2)"/></svg>`,
  );
}

/** A valid PNG of 20,000 x 20,000 pixels in some 50 KB. */
export function bombPng(width = 20_000, height = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.byteLength);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The first bytes of an mp4, then as many zeros as it takes to have `size` bytes. */
export function mp4Of(size: number): Buffer {
  const film = Buffer.alloc(size);
  film.set(Buffer.from("\0\0\0\x18ftypisom\0\0\x02\0isommp42", "latin1"));
  return film;
}

export function webmOf(size: number): Buffer {
  const film = Buffer.alloc(size);
  film.set(
    Buffer.from(
      "\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm",
      "latin1",
    ),
  );
  return film;
}

/** A GIF of so many frames of one pixel: 23 bytes each. */
export function gifOfFrames(frames: number): Buffer {
  const head = Buffer.from("47494638396101000100800000000000ffffff", "hex");
  const frame = Buffer.from("21f904000a0000002c000000000100010000" + "0202440100", "hex");
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(";")]);
}

/** A drawing of 6 KB whose filters, one in another, would be drawn for minutes. */
export function svgOfFilters(): Buffer {
  const steps =
    `<feTurbulence baseFrequency="0.9" numOctaves="9"/><feGaussianBlur stdDeviation="20"/>` +
    `<feMorphology operator="dilate" radius="30"/>`;
  return drawing(
    `<filter id="f" x="0" y="0" width="1" height="1">${steps.repeat(40)}</filter>`,
    `${`<g filter="url(#f)">`.repeat(30)}<rect width="100" height="100"/>${"</g>".repeat(30)}`,
  );
}

/** A drawing of 4 KB that masks each part six times by what is itself masked six times, twelve deep. */
export function svgOfMasks(): Buffer {
  const masks = Array.from({ length: 12 }, (_, n) => {
    const part = `<rect width="100" height="100" fill="white" mask="url(#m${n})"/>`;
    return `<mask id="m${n + 1}">${part.repeat(6)}</mask>`;
  });
  return drawing(
    `<mask id="m0"><rect width="100" height="100"/></mask>${masks.join("")}`,
    `<rect width="100" height="100" mask="url(#m12)"/>`,
  );
}

/** A drawing that names one part ten times, and that ten times, thirty deep. */
export function svgOfUses(): Buffer {
  const groups = Array.from(
    { length: 30 },
    (_, n) => `<g id="u${n + 1}">${`<use href="#u${n}"/>`.repeat(10)}</g>`,
  );
  return drawing(`<g id="u0"><rect width="9" height="9"/></g>${groups.join("")}`, `<use href="#u30"/>`);
}

function drawing(definitions: string, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><defs>${definitions}</defs>${content}</svg>`,
  );
}
