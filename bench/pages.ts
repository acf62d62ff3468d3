import { type Row, run } from "./lib/row.ts";
import { measureWarm } from "./lib/warm-answers.ts";

export const pages: Row = {
  name: "pages",
  title: "Anonymous pages, warm: requests per second",
  limit: "bare node:http sending the same bytes",
  tried: [
    "Fastify's hooks, header lines and child log cost more than half of a warm answer: what was sent once goes out before them (`kit/server/response-cache/response-cache.ts`); before that, the ratios were 0.35 to 0.6.",
  ],
  measure: () =>
    measureWarm(async ({ url }) => {
      const [product] = (await (await fetch(`${url}/api/products`)).json()) as { slug: string }[];
      const { posts } = (await (await fetch(`${url}/api/blog`)).json()) as { posts: { slug: string }[] };
      return ["/", `/product/${product?.slug}`, `/blog/${posts[0]?.slug}`];
    }),
};

if (import.meta.main) await run(pages);
