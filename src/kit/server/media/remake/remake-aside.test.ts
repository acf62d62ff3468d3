import sharp from "sharp";
import { expect, test } from "vitest";
import {
  gifOfFrames,
  jpegOf,
  pngOf,
  svgOfFilters,
  svgOfMasks,
  svgOfUses,
  svgWithScript,
} from "#testing/content/sample-images.ts";
import { acceptImage } from "../accept/accept-image.ts";
import { remakeAside } from "./remake-aside.ts";

const MB = 1024 * 1024;
const SMALL = { cpuSeconds: 0.5, memoryBytes: 500 * MB };

test("a drawing that takes longer than it may is killed, and nothing waits for it longer (15.9)", async () => {
  const one = remakeAside(svgOfFilters(), "svg", SMALL);
  const other = remakeAside(svgOfMasks(), "svg", SMALL);
  const logo = remakeAside(svgWithScript(), "svg");
  const photograph = acceptImage(await jpegOf(60, 40));
  await expect(one).rejects.toMatchObject({ code: "IMAGE_TOO_COMPLEX", status: 422 });
  await expect(other).rejects.toMatchObject({ code: "IMAGE_TOO_COMPLEX" });
  expect(await photograph).toMatchObject({ extension: "jpg", width: 60, height: 40 });
  expect(await logo).toMatchObject({ extension: "png", width: 1600 });
});

test("a picture that takes more memory than it may is killed, and the next one is not (15.9)", async () => {
  const large = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: "#123456" } })
    .webp()
    .toBuffer();
  const tight = { cpuSeconds: 60, memoryBytes: 150 * MB };
  await expect(remakeAside(large, "webp", tight)).rejects.toMatchObject({ code: "IMAGE_TOO_COMPLEX" });
  expect(await remakeAside(await pngOf(60, 40), "png", tight)).toMatchObject({ width: 60 });
});

test("references without end are refused", async () => {
  await expect(remakeAside(svgOfUses(), "svg", { ...SMALL, cpuSeconds: 3 })).rejects.toMatchObject({
    status: 422,
  });
});

test("an animation has a thousand frames at most, however small they are", async () => {
  expect(await acceptImage(gifOfFrames(1_000))).toMatchObject({ extension: "gif", width: 1, height: 1 });
  await expect(acceptImage(gifOfFrames(1_001))).rejects.toMatchObject({ code: "IMAGE_TOO_COMPLEX" });
  await expect(acceptImage(gifOfFrames(100_000))).rejects.toMatchObject({ code: "IMAGE_TOO_COMPLEX" });
});

test("bytes that the decoder takes for another kind than ours are refused, and so is a kind without its decoder", async () => {
  const avif = await sharp(await pngOf(9, 9))
    .avif()
    .toBuffer();
  const tiff = await sharp(await pngOf(9, 9))
    .tiff()
    .toBuffer();
  for (const bytes of [avif, tiff, await pngOf(9, 9)])
    await expect(remakeAside(bytes, "jpg")).rejects.toMatchObject({ code: "IMAGE_BROKEN" });
});

const LINKS = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`;

test.each([
  [
    "Figma, with a drop shadow as it writes them",
    `<svg width="200" height="100" viewBox="0 0 200 100" fill="none" ${LINKS}><g filter="url(#filter0_d_1_2)"><rect x="4" width="192" height="92" rx="8" fill="#E84818"/></g><defs><filter id="filter0_d_1_2" x="0" y="0" width="200" height="100" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/><feBlend mode="normal" in="SourceGraphic" in2="effect1" result="shape"/></filter></defs></svg>`,
  ],
  [
    "Illustrator, with its document type, styles, a clip path and a mask",
    `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg version="1.1" ${LINKS} viewBox="0 0 200 100" xml:space="preserve"><style type="text/css">.st0{clip-path:url(#a_2_);fill:#E84818;}</style><defs><circle id="a_1_" cx="50" cy="50" r="40"/></defs><clipPath id="a_2_"><use xlink:href="#a_1_" style="overflow:visible;"/></clipPath><mask id="b"><rect width="200" height="100" fill="#fff"/></mask><rect class="st0" width="200" height="100"/><g mask="url(#b)"><rect x="120" y="20" width="60" height="60" fill="#123"/></g></svg>`,
  ],
  [
    "Inkscape, with gradients, a pattern and a blur",
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><svg width="200mm" height="100mm" viewBox="0 0 200 100" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ${LINKS}><defs><linearGradient id="g"><stop style="stop-color:#e84818" offset="0"/><stop style="stop-color:#123456" offset="1"/></linearGradient><radialGradient id="r" xlink:href="#g" cx="50" cy="50" r="40" gradientUnits="userSpaceOnUse"/><pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="3"/></pattern><filter id="b" inkscape:collect="always"><feGaussianBlur stdDeviation="1.5"/></filter></defs><g inkscape:groupmode="layer"><circle cx="50" cy="50" r="40" style="fill:url(#r);filter:url(#b)"/><rect x="100" width="90" height="90" y="5" style="fill:url(#p)"/><text x="110" y="50" font-size="20">Drift</text></g></svg>`,
  ],
])("a logo as %s writes it is drawn", async (_, logo) => {
  const accepted = await acceptImage(Buffer.from(logo), { svg: true });
  expect(accepted).toMatchObject({ extension: "png", width: 1600, height: 800 });
  const { channels } = await sharp(accepted.bytes).stats();
  expect(channels.at(-1)?.max).toBe(255);
});
