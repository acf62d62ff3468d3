import { styleOf } from "./element-style.ts";
import type { HtmlElement, HtmlNode } from "./html-tree.ts";

/** Lists that their source wrote as paragraphs with a sign in front. */

interface Item {
  level: number;
  tag: "ul" | "ol";
  attributes: Record<string, string>;
  /** Items of one list have the same one. */
  list: string;
  children: HtmlNode[];
}

const SIGN = /^[\s\u00a0]*[·•●▪◦‣⁃\uf0b7\uf0a7][\s\u00a0]+/;
const NUMBER = /^\(?(\d{1,4}|[a-z]|[ivx]{1,6})(?:\.\d{1,3}){0,5}[.)]$/i;
/** As far as a sign and the blanks behind it are looked for. */
const MOST_SIGN = 60;

/** Siblings with each run of such paragraphs as the list that it was. */
export function withLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  let run: Item[] = [];
  let blanks: string[] = [];
  const flush = () => {
    if (run.length > 0) result.push(...listsOf(run));
    result.push(...blanks);
    run = [];
    blanks = [];
  };
  for (const node of nodes) {
    const items = typeof node === "string" ? [] : itemsOf(node);
    if (items.length > 0) {
      run.push(...items);
      blanks = [];
    } else if (run.length > 0 && typeof node === "string" && node.trim() === "") blanks.push(node);
    else {
      flush();
      result.push(node);
    }
  }
  flush();
  return result;
}

function itemsOf(element: HtmlElement): Item[] {
  const { tag, children, attributes } = element;
  // Word on the web: each item in a list and a wrapper of its own.
  if (tag === "div" && /\bListContainerWrapper\b/.test(attributes.class ?? "")) return wrappedItems(children);
  if (!/^(?:p|div|h[1-6])$/.test(tag)) return [];
  const declared = /\bl(\d+)\s+level(\d)/i.exec(styleOf(element).get("mso-list") ?? "");
  if (!declared) return signedItem(element);
  const sign: string[] = [];
  const rest = withoutSign(children, sign);
  const number = NUMBER.exec(sign.join("").replace(/[\s\u00a0]/g, ""));
  const content = tag === "p" || tag === "div" ? rest : [{ ...element, attributes: {}, children: rest }];
  return [
    {
      level: Number(declared[2]),
      tag: number ? "ol" : "ul",
      attributes: numbering(number?.[1] ?? ""),
      list: declared[1] ?? "",
      children: content,
    },
  ];
}

function numbering(first: string): Record<string, string> {
  if (/^\d/.test(first)) return first === "1" ? {} : { start: String(Number(first)) };
  if (/^i$/i.test(first)) return { type: first };
  return /^[a-z]$/i.test(first) ? { type: first === first.toLowerCase() ? "a" : "A" } : {};
}

function wrappedItems(nodes: readonly HtmlNode[]): Item[] {
  return nodes.flatMap((list): Item[] => {
    if (typeof list === "string" || (list.tag !== "ul" && list.tag !== "ol")) return [];
    const { tag, attributes } = list;
    return list.children.flatMap((item): Item[] =>
      typeof item === "string" || item.tag !== "li"
        ? []
        : [
            {
              level: Number(item.attributes["data-aria-level"] ?? item.attributes["aria-level"] ?? 1) || 1,
              tag: tag as "ul" | "ol",
              attributes: attributes.start && attributes.start !== "1" ? { start: attributes.start } : {},
              list: "",
              children: item.children,
            },
          ],
    );
  });
}

/** A paragraph that begins with a bullet as text. */
function signedItem({ tag, children }: HtmlElement): Item[] {
  if (tag !== "p" && tag !== "div") return [];
  const sign = SIGN.exec(leadingText(children, { left: MOST_SIGN }));
  if (!sign) return [];
  return [
    {
      level: 1,
      tag: "ul",
      attributes: {},
      list: "",
      children: withoutLeading(children, { left: sign[0].length }),
    },
  ];
}

function leadingText(nodes: readonly HtmlNode[], budget: { left: number }): string {
  let text = "";
  for (const node of nodes) {
    if (budget.left <= 0) break;
    if (typeof node !== "string") {
      text += leadingText(node.children, budget);
      continue;
    }
    const part = node.slice(0, budget.left);
    budget.left -= part.length;
    text += part;
  }
  return text;
}

function withoutLeading(nodes: readonly HtmlNode[], budget: { left: number }): HtmlNode[] {
  return nodes.map((node) => {
    if (budget.left <= 0) return node;
    if (typeof node !== "string") return { ...node, children: withoutLeading(node.children, budget) };
    const cut = Math.min(budget.left, node.length);
    budget.left -= cut;
    return node.slice(cut);
  });
}

/** The content without Word's own sign, which is put into `sign`. */
function withoutSign(nodes: readonly HtmlNode[], sign: string[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === "string") return [node];
    if (/ignore/i.test(styleOf(node).get("mso-list") ?? "")) {
      sign.push(leadingText(node.children, { left: MOST_SIGN }));
      return [];
    }
    return [{ ...node, children: withoutSign(node.children, sign) }];
  });
}

/** Nested lists of items in their order. */
function listsOf(items: readonly Item[]): HtmlElement[] {
  const roots: HtmlElement[] = [];
  let open: { item: Item; list: HtmlElement }[] = [];
  for (const item of items) {
    open = open.filter(({ item: { level } }) => level <= item.level);
    const last = open.at(-1);
    const isSame =
      last?.item.level === item.level && last.item.tag === item.tag && last.item.list === item.list;
    const li: HtmlElement = { tag: "li", attributes: {}, children: item.children };
    if (last && isSame) {
      last.list.children.push(li);
      continue;
    }
    if (last?.item.level === item.level) open.pop();
    const list: HtmlElement = { tag: item.tag, attributes: item.attributes, children: [li] };
    const above = open.at(-1)?.list.children.at(-1);
    if (above && typeof above !== "string") above.children = [...above.children, list];
    else roots.push(list);
    open.push({ item, list });
  }
  return roots;
}
