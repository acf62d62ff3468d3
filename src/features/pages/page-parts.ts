import { slugify } from "#kit/contract/content/slug.ts";

/** A page's HTML taken apart. It is what the editor writes and the allow list lets through. Pure. */

export interface PagePart {
  /** For links to it; no two of a page are the same. */
  id: string;
  title: string;
  html: string;
}

const HEADING = /<h[12](?:\s[^>]*)?>(.*?)<\/h[12]>/gs;

/** What stands before the first heading, and the parts under each heading of the first two levels. */
export function partsOf(html: string): { before: string; parts: PagePart[] } {
  const headings = [...html.matchAll(HEADING)];
  const ids = new Set<string>();
  const parts = headings.map((heading, place) => {
    const title = textOf(heading[1] ?? "");
    let id = slugify(title) || "part";
    while (ids.has(id)) id = `${id}-${place + 1}`;
    ids.add(id);
    const end = headings[place + 1]?.index ?? html.length;
    return { id, title, html: html.slice(heading.index + heading[0].length, end) };
  });
  return { before: html.slice(0, headings[0]?.index ?? html.length), parts };
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00a0",
  "#39": "'",
};

/** The words of some HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<br\b[^<>]*>/g, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();
}

/** Paragraphs and lists of some HTML as plain text, for paper. */
export function blocksOf(html: string): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  let list: string[] | null = null;
  let depth = 0;
  let text = "";
  const end = () => {
    const words = textOf(text);
    text = "";
    if (words === "") return;
    if (list) list.push(words);
    else blocks.push(words);
  };
  for (const [piece, closing, tag = ""] of html.matchAll(/<(\/?)(\w+)(?:[^\w<>][^<>]*)?>|[^<]+/g)) {
    if (tag === "ul" || tag === "ol") {
      end();
      depth += closing ? -1 : 1;
      if (!closing && depth === 1) list = [];
      if (closing && depth === 0) {
        if (list && list.length > 0) blocks.push(list);
        list = null;
      }
    } else if (/^(?:p|li|h[1-6]|blockquote|pre|hr)$/.test(tag)) end();
    else text += piece;
  }
  end();
  return blocks;
}
