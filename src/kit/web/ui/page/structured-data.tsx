import type { Graph, Thing } from "schema-dts";

/** Facts of the page for search engines (schema.org as JSON-LD). A script of this type is data, never run. */
export function StructuredData({ things }: { things: Thing[] }) {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  // What could end the element is escaped.
  const html = JSON.stringify(graph).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, and data only
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
