import { type Row, run } from "./lib/row.ts";
import { measureWarm } from "./lib/warm-answers.ts";

export const api: Row = {
  name: "api",
  title: "Public reads of the API, warm: requests per second",
  limit: "bare node:http sending the same bytes",
  tried: ["The same as for pages."],
  measure: () => measureWarm(() => ["/api/products", "/api/events", "/api/settings"]),
};

if (import.meta.main) await run(api);
