import type { BreadcrumbList } from "schema-dts";

/** The way to a page for search engines: `[["Shop", "https://.../shop"], ["Cap", "https://.../product/cap"]]`. */
export function breadcrumbs(steps: [name: string, address: string][]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, item], i) => ({ "@type": "ListItem", position: i + 1, name, item })),
  };
}
