import { DESKTOP, type Fetched, PHONE, picturesSettled, visit, withBrowser } from "./lib/browser.ts";
import { startDemoSite } from "./lib/demo-site.ts";
import { atMost, type Figure, type Row, run } from "./lib/row.ts";

export const weight: Row = {
  name: "weight",
  title: "Bytes of the home page before scrolling, pictures included, video excluded",
  limit:
    "nothing: an amount, header lines included, for a visitor after the first, who gets WebP (decision 0005)",
  tried: [
    "Pictures are AVIF where the browser reads it, those uploaded as WebP too: a quarter to a third fewer bytes.",
  ],
  measure,
};

async function measure(): Promise<Figure[]> {
  const site = await startDemoSite();
  try {
    return await withBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const [what, device] of [
        ["phone, 390 x 844 at 3 pixels each", PHONE],
        ["desktop, 1440 x 900", DESKTOP],
      ] as const) {
        const first = await visit(browser, `${site.url}/`, device);
        await first.close();
        const pictures = first.fetched.filter(({ type }) => type === "Image");
        await picturesSettled(pictures.map(({ url }) => url));
        const { fetched, close } = await visit(browser, `${site.url}/`, device);
        await close();
        const counted = fetched.filter((one) => one.type !== "Media");
        figures.push(atMost(what, kb(counted), 500, "KB", byType(counted)));
      }
      return figures;
    });
  } finally {
    await site.stop();
  }
}

function byType(fetched: Fetched[]): string {
  const groups = [...Map.groupBy(fetched, (one) => one.type)];
  return groups.map(([type, all]) => `${type} ${all.length}: ${kb(all)} KB`).join(", ");
}

function kb(fetched: Fetched[]): number {
  return Math.round(fetched.reduce((sum, one) => sum + one.bytes, 0) / 1024);
}

if (import.meta.main) await run(weight);
