import { type Row, run } from "./lib/row.ts";
import { measureWarm } from "./lib/warm-answers.ts";

export const pages: Row = {
  name: "pages",
  title: "Anonymous pages, warm: requests per second",
  limit: "bare node:http sending the same bytes",
  tried: [],
  measure: () =>
    measureWarm(async ({ url }) => {
      const [product] = (await (await fetch(`${url}/api/products`)).json()) as { slug: string }[];
      const { posts } = (await (await fetch(`${url}/api/blog`)).json()) as { posts: { slug: string }[] };
      return ["/", `/product/${product?.slug}`, `/blog/${posts[0]?.slug}`];
    }),
};

if (import.meta.main) await run(pages);
