/**
 * Measures the contrast of every text that lies on a picture, on the rendered pixels of a started site:
 * `node bench/text-on-pictures.ts [--url http://localhost:3000] [--widths 360,1440] [--paths /,/gallery]`.
 * A text passes when 95 % of the pixels behind it keep WCAG's 4.5 (3 for large text); exit code 1 otherwise.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../scripts/chromium.ts";

const { values: asked } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    widths: { type: "string", default: "360,768,1440,1920" },
    languages: { type: "string", default: "cs,en" },
    paths: {
      type: "string",
      default: "/,/cars-gallery,/gallery,/shop,/events-calendar,/blog,/achievements-gallery",
    },
  },
});

interface Placed {
  text: string;
  colour: [red: number, green: number, blue: number];
  large: boolean;
  box: { left: number; top: number; width: number; height: number };
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
let failed = 0;
for (const language of asked.languages.split(","))
  for (const width of asked.widths.split(",").map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 780 : 960 },
      locale: language,
      reducedMotion: "reduce",
      bypassCSP: true,
      extraHTTPHeaders: { "accept-language": language },
    });
    await context.addInitScript((own) => {
      localStorage.setItem("cookieConsent", "declined");
      localStorage.setItem("language", own);
    }, language);
    await context.addCookies([{ name: "language", value: language, url: asked.url }]);
    for (const path of asked.paths.split(",")) {
      const page = await context.newPage();
      const answer = await page.goto(asked.url + path, { waitUntil: "load" });
      if (answer?.ok()) failed += await measured(page, `${language} ${width} ${path}`);
      await page.close();
    }
    await context.close();
  }
await browser.close();
process.exitCode = failed > 0 ? 1 : 0;

/** Prints each text of the page with its lowest contrast, screen by screen; answers how many are too faint. */
async function measured(page: Page, name: string): Promise<number> {
  await showEverything(page);
  const hidden = "*,*::before,*::after{color:transparent!important;text-shadow:none!important}";
  const lowest = new Map<string, { ratio: number; large: boolean }>();
  const { screens, step } = await page.evaluate(() => ({
    screens: Math.ceil(document.documentElement.scrollHeight / (innerHeight * 0.7)),
    step: innerHeight * 0.7,
  }));
  for (let screen = 0; screen < screens; screen++) {
    await page.evaluate((top) => scrollTo(0, top), screen * step);
    await page.waitForTimeout(150);
    const texts = await page.evaluate(textsOnPictures);
    if (texts.length === 0) continue;
    const style = await page.addStyleTag({ content: hidden });
    await page.waitForTimeout(150);
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    await style.evaluate((element) => (element as Element).remove());
    for (const { text, colour, large, box } of texts) {
      const ratio = ratioOf(colour, box, data, info.width);
      if (ratio < (lowest.get(text)?.ratio ?? 22)) lowest.set(text, { ratio, large });
    }
  }
  let faint = 0;
  for (const [text, { ratio, large }] of lowest) {
    const enough = ratio >= (large ? 3 : 4.5);
    if (!enough) faint += 1;
    process.stdout.write(
      `${enough ? "ok   " : "FAINT"} ${ratio.toFixed(1).padStart(4)} ${name} "${text.slice(0, 50)}"\n`,
    );
  }
  return faint;
}

/** The contrast that 95 % of the pixels under a box keep. */
function ratioOf(colour: Placed["colour"], box: Placed["box"], data: Buffer, width: number): number {
  const ratios: number[] = [];
  for (let y = Math.floor(box.top); y < box.top + box.height; y += 2)
    for (let x = Math.floor(box.left); x < box.left + box.width; x += 2) {
      const at = (y * width + x) * 3;
      ratios.push(contrast(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
    }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * 0.05)] ?? 21;
}

/** Scrolls once, so that what comes late is there, and back. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 80));
    }
    await Promise.race([
      Promise.all([...document.images].map((image) => image.decode().catch(() => null))),
      new Promise((done) => setTimeout(done, 3000)),
    ]);
  });
}

/** Runs in the page: texts under which a picture or film shows through. */
function textsOnPictures(): Placed[] {
  const found: Placed[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent || !text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (
        rect.width < 4 ||
        rect.height < 4 ||
        rect.top < 0 ||
        rect.left < 0 ||
        rect.bottom > innerHeight ||
        rect.right > innerWidth ||
        !overPicture(parent, rect)
      )
        continue;
      const style = getComputedStyle(parent);
      const colour = style.color
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .map(Number) ?? [255, 255, 255];
      const size = Number.parseFloat(style.fontSize);
      found.push({
        text,
        colour: colour as [number, number, number],
        large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        box: { left: rect.left, top: rect.top, width: rect.width, height: rect.height },
      });
    }
  }
  return found;

  function overPicture(parent: Element, rect: DOMRect): boolean {
    const stack = document.elementsFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    const from = stack.indexOf(parent);
    // A text under the fixed bar is not read now.
    const bar = parent.closest("header");
    if (from < 0 || stack.slice(0, from).some((one) => one.closest("header") !== bar)) return false;
    for (const one of stack.slice(from)) {
      if (one instanceof HTMLImageElement || one instanceof HTMLVideoElement) return true;
      // A badge's fill is a leaning part before its words.
      const fills = [undefined, "::before"].map((part) => getComputedStyle(one, part).backgroundColor);
      if (fills.some((fill) => /^rgb\(/.test(fill))) return false;
    }
    return false;
  }
}

function contrast(one: [number, number, number], other: [number, number, number]): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: [number, number, number]): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
