import { startPageServer } from "./lib/page-server.ts";
import { median } from "./lib/rounds.ts";
import { atMost, type Figure, type Row, run } from "./lib/row.ts";

const WARM_UP = 15;
const ROUNDS = 40;
const CHANGES = [
  ["/", "/api/events"],
  ["/", "/api/settings"],
  ["/product/drift-taxi", "/api/products"],
  ["/blog", "/api/blog"],
] as const;

export const firstRender: Row = {
  name: "first-render",
  title: "First answer of a page after a content change",
  limit: "one React render of the same page, its data given, in the same process",
  tried: [
    "A write leaves the kept API reads of other parts alone (`src/app/http/self-contained-parts.ts`), so that a page asks the database for what changed.",
    "The first to ask gets quickly compressed bytes, and reads inside the process none.",
    "Formatters of days and months are made once per language, the router's handler once per build.",
    "A product comes with its photos and sizes in one query instead of three; dense compression (brotli 11, 60 to 200 ms of processor time per page) begins a second after the answer has gone, where the page is still cached: at once it slowed the first answers by a third.",
    "What a blog page counts is read once for categories, tags and the total: two queries instead of four.",
    "A read that only a page asked for has no ETag and no bytes of its own; the sheets of a page are hashed once for all pages that bring the same.",
    "The time is taken in bytes: read as text, as before, compressed ones took half a millisecond that no visitor waits for.",
    "What is left besides React: finding the route and starting the loaders, hooks and sending, compression and hashes, and for the blog's list the texts of its posts, which the database takes apart to leave them out. The bar counts React alone. Pages that carry their styles have more to compress and to hash than before.",
  ],
  measure,
};

async function measure(): Promise<Figure[]> {
  const server = await startPageServer();
  try {
    const figures: Figure[] = [];
    for (const [path, written] of CHANGES) {
      const pairs: { first: number; alone: number }[] = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round++) {
        const alone = await server.reactAlone(path);
        const first = await server.firstAnswer(path, written);
        if (round >= WARM_UP) pairs.push({ first, alone });
      }
      const ratio = median(pairs.map(({ first, alone }) => first / alone));
      const ms = (of: "first" | "alone") => `${median(pairs.map((pair) => pair[of])).toFixed(1)} ms`;
      figures.push(
        atMost(
          `${path} after a write to ${written}`,
          ratio,
          3,
          "x",
          `${ms("first")}, React alone ${ms("alone")}`,
        ),
      );
    }
    return figures;
  } finally {
    await server.close();
  }
}

if (import.meta.main) await run(firstRender);
