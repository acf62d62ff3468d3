import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { heicBomb, heicInP3 } from "#testing/content/sample-heic.ts";
import {
  bombPng,
  gifAnimated,
  htmlNamedJpg,
  jpegOf,
  jpegWithScript,
  pngOf,
  svgWithScript,
  transparentPngOf,
  truncatedJpeg,
  webpOf,
} from "#testing/content/sample-images.ts";
import { encodeAside } from "../renditions/encode-aside.ts";
import { acceptImage, MAX_IMAGE_BYTES, measurePrepared } from "./accept-image.ts";

test("jpeg, png, webp and gif keep their kind and are measured", async () => {
  const pictures = {
    jpg: jpegOf(60, 40),
    png: pngOf(60, 40),
    webp: webpOf(60, 40),
    gif: gifAnimated(60, 40),
  };
  for (const [extension, bytes] of Object.entries(pictures)) {
    const accepted = await acceptImage(await bytes);
    expect(accepted).toMatchObject({ extension, width: 60, height: 40 });
    expect(accepted.tint).toMatch(/^[0-9a-f]{6}$/);
  }
});

test("the tint is the picture's own colour, and grey for a transparent ground", async () => {
  const { tint } = await acceptImage(await pngOf(60, 40, { r: 200, g: 40, b: 40 }));
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
  for (const [seen, real] of [
    [red, 200],
    [green, 40],
    [blue, 40],
  ])
    expect(Math.abs(Number(seen) - Number(real))).toBeLessThan(17);
  const clear = (await acceptImage(await transparentPngOf(60, 60))).tint;
  expect(clear).toMatch(/^([78].)\1\1$/);
});

test("a picture has a blurred stand-in of six colours, but not where one sees through it", async () => {
  const halves = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#0000ff" } })
    .composite([{ input: await pngOf(45, 60, { r: 255, g: 0, b: 0 }), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const { blur } = await acceptImage(halves);
  const [left = "", , right = ""] = blur?.match(/.../g) ?? [];
  expect(left).toMatch(/^[ef]0[01]$/);
  expect(right).toMatch(/^[01]0[ef]$/);
  expect(blur?.slice(9)).toBe(blur?.slice(0, 9));
  expect((await acceptImage(await transparentPngOf(60, 60))).blur).toBeNull();
});

test("a picture of an iPhone becomes a JPEG, in the colours that it had there (17.4)", async () => {
  const { bytes, ...measured } = await acceptImage(heicInP3());
  expect(measured).toMatchObject({ extension: "jpg", width: 96, height: 64 });
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [...data.subarray((y * 96 + x) * 3, (y * 96 + x) * 3 + 3)];
  // Without its profile, sRGB's red in Display P3 would be read as 234, 51, 35.
  for (const [seen, [red, green, blue]] of [
    [colourAt(20, 32), [255, 0, 0]],
    [colourAt(76, 32), [0, 0, 255]],
  ] as const) {
    expect(Math.abs(Number(seen[0]) - red)).toBeLessThan(12);
    expect(Math.abs(Number(seen[1]) - green)).toBeLessThan(12);
    expect(Math.abs(Number(seen[2]) - blue)).toBeLessThan(12);
  }
});

test("a transparent logo stays transparent", async () => {
  const { bytes } = await acceptImage(await transparentPngOf(60, 60));
  expect((await sharp(bytes).stats()).isOpaque).toBe(false);
});

test("the place and every other metadata of a photograph are gone", async () => {
  const photograph = await jpegOf(60, 40, { exif: "gps", orientation: 1 });
  const before = await sharp(photograph).metadata();
  expect(before.exif?.toString("latin1")).toContain("PaddockPhone");
  const { bytes } = await acceptImage(photograph);
  const after = await sharp(bytes).metadata();
  for (const field of ["exif", "xmp", "iptc", "icc", "orientation"] as const)
    expect(after[field]).toBeUndefined();
  expect(bytes.toString("latin1")).not.toContain("SecretSoftware");
});

test.each(["jpeg", "png", "webp"] as const)(
  "the mark of how a %s was made stays, alone, also in what is made of it",
  async (format) => {
    const term = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
    const said = (text: string) =>
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:dc="http://purl.org/dc/elements/1.1/" e:DigitalSourceType="${term}" dc:source="${text}"/></rdf:RDF></x:xmpmeta>`;
    const generated = await sharp(await jpegOf(60, 40))
      .toFormat(format)
      .withXmp(said("SecretPrompt"))
      .toBuffer();
    const { bytes } = await acceptImage(generated);
    const smaller = [
      await encodeAside("encodeWebp", bytes, 320),
      await encodeAside("encodeAvif", bytes, 320),
      await encodeAside("encodeJpeg", bytes, 320),
    ];
    for (const made of [bytes, ...smaller]) {
      const { xmp, exif } = await sharp(made as Buffer).metadata();
      expect(xmp?.toString()).toContain(term);
      expect([exif, made?.includes("SecretPrompt")]).toEqual([undefined, false]);
    }
  },
);

test("a photograph taken sideways is turned upright", async () => {
  const upright = await sharp({ create: { width: 80, height: 40, channels: 3, background: "#0000ff" } })
    .composite([{ input: await pngOf(40, 40, { r: 255, g: 0, b: 0 }), left: 0, top: 0 }])
    .jpeg({ chromaSubsampling: "4:4:4" })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const accepted = await acceptImage(upright);
  expect(accepted).toMatchObject({ width: 40, height: 80 });
  const { data, info } = await sharp(accepted.bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  // Turned a quarter to the right, the red left half stands on top.
  expect(at(20, 10)[0]).toBeGreaterThan(200);
  expect(at(20, 70)[2]).toBeGreaterThan(200);
});

test.each([
  ["gif", gifAnimated(30, 20, 4)],
  ["webp", gifAnimated(30, 20, 4).then((gif) => sharp(gif, { animated: true }).webp().toBuffer())],
])("an animated %s stays animated", async (extension, bytes) => {
  const accepted = await acceptImage(await bytes);
  expect(accepted).toMatchObject({ extension, width: 30, height: 20 });
  expect((await sharp(accepted.bytes).metadata()).pages).toBe(4);
});

test("what hangs behind a picture's end is not stored", async () => {
  const { bytes } = await acceptImage(await jpegWithScript());
  expect(bytes.toString("latin1")).not.toContain("<script>");
});

test("an svg is drawn to a png where the caller allows it", async () => {
  const accepted = await acceptImage(svgWithScript(), { svg: true });
  expect(accepted).toMatchObject({ extension: "png", width: 1600, height: 800 });
  expect((await sharp(accepted.bytes).metadata()).format).toBe("png");
  expect(accepted.bytes.toString("latin1")).not.toContain("script");
});

test("an svg cannot bring files of the server or entities without end", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "media-svg-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, "private.png"), await pngOf(40, 20));
  const address = pathToFileURL(path.join(folder, "private.png")).href;
  const leak = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><image width="40" height="20" href="${address}"/></svg>`;
  const { bytes } = await acceptImage(Buffer.from(leak), { svg: true });
  expect((await sharp(bytes).stats()).channels.at(-1)?.max).toBe(0);
  const levels = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join(
    "",
  );
  const laughs = `<!DOCTYPE svg [<!ENTITY e0 "ha">${levels}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e9;</text></svg>`;
  await expect(acceptImage(Buffer.from(laughs), { svg: true })).rejects.toMatchObject({
    code: "IMAGE_BROKEN",
  });
});

const pngHead = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

test.each([
  ["an empty file", "IMAGE_EMPTY", 422, async () => Buffer.alloc(0)],
  ["a web page with a picture's name", "IMAGE_TYPE", 415, async () => htmlNamedJpg().bytes],
  ["an svg where none is allowed", "IMAGE_TYPE", 415, async () => svgWithScript()],
  [
    "a tiff",
    "IMAGE_TYPE",
    415,
    async () =>
      sharp(await pngOf(9, 9))
        .tiff()
        .toBuffer(),
  ],
  [
    "an avif",
    "IMAGE_TYPE",
    415,
    async () =>
      sharp(await pngOf(9, 9))
        .avif()
        .toBuffer(),
  ],
  ["a pdf", "IMAGE_TYPE", 415, async () => Buffer.from("%PDF-1.7\n")],
  ["a cut-off jpeg", "IMAGE_BROKEN", 422, truncatedJpeg],
  ["a cut-off png", "IMAGE_BROKEN", 422, async () => (await pngOf(300, 300)).subarray(0, 90)],
  ["a cut-off webp", "IMAGE_BROKEN", 422, async () => (await webpOf(300, 300)).subarray(0, 60)],
  ["a cut-off iPhone picture", "IMAGE_BROKEN", 422, async () => heicInP3().subarray(0, 1_150)],
  ["an iPhone picture without its pixels", "IMAGE_BROKEN", 422, async () => heicInP3().subarray(0, 60)],
  [
    "a small iPhone picture that says it is 60,000 pixels wide and high",
    "IMAGE_TOO_MANY_PIXELS",
    413,
    async () => heicBomb(),
  ],
  ["a cut-off gif", "IMAGE_BROKEN", 422, async () => (await gifAnimated(60, 60)).subarray(0, 60)],
  [
    "a png's head with a script behind",
    "IMAGE_BROKEN",
    422,
    async () => Buffer.concat([pngHead, htmlNamedJpg().bytes]),
  ],
  [
    "more than 15 MB",
    "IMAGE_TOO_LARGE",
    413,
    async () => Buffer.concat([await jpegOf(9, 9), Buffer.alloc(MAX_IMAGE_BYTES)]),
  ],
  ["a small file with 400 megapixels", "IMAGE_TOO_MANY_PIXELS", 413, async () => bombPng()],
])("%s is refused", async (_, code, status, make) => {
  const bytes = await make();
  await expect(acceptImage(bytes)).rejects.toMatchObject({
    code,
    status,
    words: { en: expect.stringMatching(/\w/), cs: expect.stringMatching(/\w/) },
  });
});

test("a picture of exactly 50 megapixels is taken, one row more is not", async () => {
  await expect(acceptImage(bombPng(10_000, 5_001))).rejects.toMatchObject({ code: "IMAGE_TOO_MANY_PIXELS" });
  expect(await acceptImage(bombPng(10_000, 5_000))).toMatchObject({ width: 10_000, height: 5_000 });
});

test("an animation counts with all its frames", async () => {
  // 3 frames of 5,000 x 4,000 pixels: 60 megapixels, though one alone is allowed.
  const frames = await gifAnimated(5_000, 4_000, 3);
  await expect(acceptImage(frames)).rejects.toMatchObject({ code: "IMAGE_TOO_MANY_PIXELS" });
});

test("a prepared picture keeps every byte", async () => {
  const bytes = await webpOf(64, 32);
  const prepared = await measurePrepared(bytes);
  expect(prepared).toMatchObject({ extension: "webp", width: 64, height: 32 });
  expect(prepared.bytes.equals(bytes)).toBe(true);
});
