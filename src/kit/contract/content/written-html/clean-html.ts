import { isHidden, isTakenBack, meaningOf, styleOf } from "./element-style.ts";
import { type HtmlElement, type HtmlNode, readHtml, writeHtml } from "./html-tree.ts";
import { type Colours, readableColours } from "./text-colours.ts";
import { withLists } from "./written-lists.ts";

/**
 * What was written or pasted, with its sense and without the traces of where it comes from. An allow list follows:
 * this is about meaning, not about safety.
 */
export interface CleaningRules {
  /** Colours, margins and alignment are the writer's own; not those of a page or program that was copied from. */
  isOwn: boolean;
  hasTables: boolean;
  /** The address to show a picture from; null for one that goes. */
  pictureAddress?: (address: string) => string | null;
}

export interface Cleaned {
  html: string;
  /** How much of what was seen could not stay. */
  lost: { pictures: number; tables: number };
}

const INLINE =
  "a abbr b bdi bdo big br cite code del dfn em font i img ins kbd mark q s samp small span strike strong sub sup time tt u var wbr";
const INLINES = new Set(INLINE.split(" "));
const GOES = new Set(
  "audio base button canvas datalist embed head input link map math meta object option select source svg template track video xml".split(
    " ",
  ),
);
const TEXT_BLOCKS = new Set("p h1 h2 h3 h4 h5 h6".split(" "));
const KEPT_BLOCKS = new Set([
  ...TEXT_BLOCKS,
  ..."ul ol li blockquote pre hr table thead tbody tfoot tr td th caption".split(" "),
]);
/** Blocks that a text has none of: their words become paragraphs. */
const WRAPPERS = new Set(
  "address article aside body center dd details dir div dl dt fieldset figcaption figure footer form header hgroup html legend main menu nav section summary".split(
    " ",
  ),
);
const EMOJI = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}|[\u200d\ufe0e\ufe0f])+$/v;
/** Nothing to see, and what turns the reading order of everything behind it. */
const UNSEEN = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;
const BLANKS = /[ \t\r\n\u00a0]+/g;

export function cleanHtml(html: string, rules: CleaningRules): Cleaned {
  const lost = { pictures: 0, tables: 0 };
  const nodes = new Cleaning(rules, lost).blocks(readHtml(html), {});
  return { html: writeHtml(!rules.isOwn && hasBlock(nodes) ? inParagraphs(nodes) : nodes), lost };
}

class Cleaning {
  private readonly rules: CleaningRules;
  private readonly lost: Cleaned["lost"];

  constructor(rules: CleaningRules, lost: Cleaned["lost"]) {
    this.rules = rules;
    this.lost = lost;
  }

  blocks(nodes: readonly HtmlNode[], around: Colours): HtmlNode[] {
    return withLists(nodes).flatMap((node) => this.node(node, around));
  }

  private node(node: HtmlNode, around: Colours): HtmlNode[] {
    if (typeof node === "string") return textOf(node);
    const { tag } = node;
    const style = styleOf(node);
    if (GOES.has(tag) || isHidden(style) || isTraceOfWord(node)) return [];
    if (tag === "img") return this.picture(node);
    if (tag === "br") return /Apple-interchange/i.test(node.attributes.class ?? "") ? [] : [plain("br")];
    if (tag === "hr") return [plain("hr")];
    if (tag === "pre") return [{ ...node, attributes: {} }];
    if (tag === "table") return this.table(node, around);
    const colours = this.coloursOf(node, style, around);
    const inside = { ...around, ...defined(colours) };
    let children = isList(tag) ? this.listItems(node, inside) : this.blocks(node.children, inside);
    if (isInline(tag) && !hasBlock(children)) return this.inline(node, style, colours, children);
    for (const meaning of meaningOf(tag, style)) children = wrapInline(children, () => plain(meaning));
    if (isInline(tag)) return this.around(node, style, children);
    const isBlank = !children.some(isSomething);
    if (KEPT_BLOCKS.has(tag)) {
      if (isBlank && tag !== "td" && tag !== "th") return [];
      if (TEXT_BLOCKS.has(tag) && hasBlock(children)) return inParagraphs(children);
      return [{ tag, attributes: this.attributesOf(node, style, colours), children: trimmed(tag, children) }];
    }
    if (isBlank) return [];
    return inParagraphs(children, this.attributesOf(node, style, colours));
  }

  private inline(
    node: HtmlElement,
    style: Map<string, string>,
    colours: Colours,
    children: HtmlNode[],
  ): HtmlNode[] {
    const { tag } = node;
    if (children.length === 0) return [];
    let result = children;
    for (const meaning of meaningOf(tag, style))
      result = [{ tag: meaning, attributes: {}, children: result }];
    if (tag === "a") {
      const href = linkOf(node.attributes.href);
      if (href === null) return result;
      const { title } = node.attributes;
      // A link is underlined as it is.
      const words = result.flatMap((child) =>
        typeof child !== "string" && child.tag === "u" ? child.children : [child],
      );
      return [{ tag, attributes: { href, ...(title && { title }) }, children: words }];
    }
    const attributes = this.attributesOf(node, style, colours);
    const isStyled = Object.keys(attributes).length > 0;
    if (isTakenBack(tag, style)) return result;
    if (tag === "span" || tag === "font")
      return isStyled ? [{ tag: "span", attributes, children: result }] : result;
    if (tag === "ins" || !INLINES.has(tag)) return result;
    return [{ tag, attributes, children: result }];
  }

  /** An inline element about blocks goes into each of them. */
  private around(
    { tag, attributes }: HtmlElement,
    style: Map<string, string>,
    children: HtmlNode[],
  ): HtmlNode[] {
    if (tag === "a") {
      const href = linkOf(attributes.href);
      return href === null ? children : wrapInline(children, () => ({ ...plain("a"), attributes: { href } }));
    }
    const isMeant = /^(?:b|strong|i|em|u|s|del|strike)$/.test(tag) && !isTakenBack(tag, style);
    return isMeant ? wrapInline(children, () => plain(tag)) : children;
  }

  private coloursOf({ tag, attributes }: HtmlElement, style: Map<string, string>, around: Colours): Colours {
    if (!this.rules.isOwn) return {};
    const background = style.get("background-color") ?? style.get("background");
    const colour = style.get("color") ?? (tag === "font" ? attributes.color : undefined);
    return colour || background ? readableColours({ colour, background }, around) : {};
  }

  /** What of an element's own attributes the allow list may keep. */
  private attributesOf({ tag, attributes }: HtmlElement, style: Map<string, string>, colours: Colours) {
    const kept: [string, string][] = [];
    if (colours.colour) kept.push(["color", colours.colour]);
    if (colours.background) kept.push(["background-color", colours.background]);
    const names = this.rules.isOwn ? ["text-align", "margin-left", "padding-left", "text-indent"] : [];
    for (const name of names) kept.push([name, style.get(name) ?? ""]);
    if (!this.rules.isOwn && /^(?:center|right)$/i.test(style.get("text-align") ?? attributes.align ?? ""))
      kept.push(["text-align", (style.get("text-align") ?? attributes.align ?? "").toLowerCase()]);
    const written = kept.filter(([, value]) => value).map(([name, value]) => `${name}:${value}`);
    const result: Record<string, string> = written.length > 0 ? { style: written.join(";") } : {};
    for (const name of ATTRIBUTES[tag] ?? []) {
      const value = attributes[name];
      if (value && /^[\w-]{1,6}$/.test(value)) result[name] = value;
    }
    return result;
  }

  private picture({ attributes }: HtmlElement): HtmlNode[] {
    const { src = "", alt = "", width = "", height = "" } = attributes;
    const sign = alt.slice(0, 40);
    if (EMOJI.test(sign)) return [sign];
    if (sign && /emoji|emoticon|smiley/i.test(`${attributes.class ?? ""} ${src.slice(0, 300)}`))
      return [sign];
    const isPixel = /^[0-2](?:px)?$/.test(width) && /^[0-2](?:px)?$/.test(height);
    const address = this.rules.pictureAddress ? this.rules.pictureAddress(src) : src;
    if (address === null && !isPixel) this.lost.pictures++;
    if (address === null || isPixel) return [];
    return [{ tag: "img", attributes: { ...attributes, src: address }, children: [] }];
  }

  /** Google Docs writes a deeper list beside the item that it belongs to. */
  private listItems({ children }: HtmlElement, around: Colours): HtmlNode[] {
    const items: HtmlElement[] = [];
    for (const child of children) {
      const last = items.at(-1);
      if (typeof child === "string") {
        if (child.trim()) items.push({ tag: "li", attributes: {}, children: [child] });
      } else if (isList(child.tag) && last) last.children = [...last.children, child];
      else if (child.tag === "li") items.push({ ...child });
      else items.push({ tag: "li", attributes: {}, children: [child] });
    }
    return items.flatMap((item) => this.node(item, around));
  }

  private table(table: HtmlElement, around: Colours): HtmlNode[] {
    const rows = rowsOf(table);
    const cells = rows.flatMap((row) => row.children.filter(isCell));
    const isLayout = /^(?:presentation|none)$/.test(table.attributes.role ?? "");
    const isInner = cells.some((cell) =>
      cell.children.some((child) => typeof child !== "string" && holdsTable(child)),
    );
    if (cells.length < 2 || isLayout || isInner)
      return cells.flatMap((cell) => inParagraphs(this.blocks(cell.children, around)));
    if (this.rules.hasTables) {
      const made = rows.map((row) => ({
        tag: "tr",
        attributes: {},
        children: row.children.filter(isCell).flatMap((cell) => this.node(cell, around)),
      }));
      const body = {
        tag: "tbody",
        attributes: {},
        children: made.filter(({ children }) => children.length > 0),
      };
      return [{ tag: "table", attributes: {}, children: [body] }];
    }
    this.lost.tables++;
    return rows.flatMap((row) => {
      const parts = row.children.filter(isCell).map((cell) => inOneLine(this.blocks(cell.children, around)));
      const line = parts.flatMap((part, i) => (i > 0 ? [" | ", ...part] : part));
      return line.some(isSomething) ? [{ tag: "p", attributes: {}, children: line }] : [];
    });
  }
}

const ATTRIBUTES: Record<string, readonly string[]> = {
  ol: ["start", "type"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
};

const plain = (tag: string): HtmlElement => ({ tag, attributes: {}, children: [] });
const isList = (tag: string) => tag === "ul" || tag === "ol";
/** What is unknown is a program's own, such as smart tags and `o:p`. */
const isInline = (tag: string) => !KEPT_BLOCKS.has(tag) && !WRAPPERS.has(tag);
const isCell = (node: HtmlNode): node is HtmlElement =>
  typeof node !== "string" && (node.tag === "td" || node.tag === "th");
const defined = ({ colour, background }: Colours): Colours => ({
  ...(colour && { colour }),
  ...(background && { background }),
});

function textOf(text: string): string[] {
  const seen = text
    .replace(UNSEEN, "")
    .replace(BLANKS, (run) => (run === "\u00a0" || !run.includes("\u00a0") ? run : " "));
  return seen === "" ? [] : [seen];
}

/** Comments, footnote marks and the like, and what was struck out while changes were followed. */
function isTraceOfWord({ tag, attributes }: HtmlElement): boolean {
  if (tag === "del" && (attributes.cite !== undefined || attributes.datetime !== undefined)) return true;
  return /\b(?:MsoComment\w*|msocom\w*|MsoToc\w*)\b/i.test(attributes.class ?? "");
}

/** Null for no link: anchors of the source, files of somebody's computer. */
function linkOf(href: string | undefined): string | null {
  const address = href?.trim() ?? "";
  if (address === "" || /^(?:file:|#_|about:|blob:)/i.test(address)) return null;
  const led = /^https?:\/\/(?:www\.google\.[a-z.]{2,6}\/url|lm?\.facebook\.com\/l\.php)\?/i.test(address)
    ? /[?&;](?:q|u|url)=(https?(?::|%3A)[^&]*)/i.exec(address.slice(0, 4000))?.[1]
    : undefined;
  if (!led) return address;
  try {
    return decodeURIComponent(led).replace(/[<>"]/g, encodeURIComponent).replaceAll("&", "&amp;");
  } catch {
    return address;
  }
}

function isSomething(node: HtmlNode): boolean {
  if (typeof node === "string") return /[^\s\u00a0]/.test(node);
  return /^(?:img|hr|table)$/.test(node.tag) || node.children.some(isSomething);
}

function hasWords(node: HtmlNode): boolean {
  if (typeof node === "string") return isSomething(node);
  return node.children.some(hasWords);
}

function hasBlock(nodes: readonly HtmlNode[]): boolean {
  return nodes.some(
    (node) =>
      typeof node !== "string" &&
      (KEPT_BLOCKS.has(node.tag) || (isInline(node.tag) && hasBlock(node.children))),
  );
}

/** Content of a block that is none of the text's own: runs of words become paragraphs, blocks stay. */
function inParagraphs(nodes: readonly HtmlNode[], attributes: Record<string, string> = {}): HtmlNode[] {
  const result: HtmlNode[] = [];
  let run: HtmlNode[] = [];
  const flush = () => {
    if (run.some(hasWords)) result.push({ tag: "p", attributes, children: trimmed("p", run) });
    // The editor's pictures stand between paragraphs.
    else result.push(...run.filter((node) => typeof node === "string" || isSomething(node)));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === "string" || !hasBlock([node])) run.push(node);
    else {
      flush();
      result.push(node);
    }
  }
  flush();
  return result;
}

/** A line that ends a block, and blanks at its edges, are of its layout. */
function trimmed(tag: string, nodes: readonly HtmlNode[]): HtmlNode[] {
  if (!TEXT_BLOCKS.has(tag) && tag !== "li") return [...nodes];
  const result = [...nodes];
  while (result.length > 0 && !isSomething(result.at(-1) ?? "")) result.pop();
  const [first] = result;
  if (typeof first === "string") result[0] = first.replace(/^[\s\u00a0]+/, "");
  const last = result.at(-1);
  if (typeof last === "string") result[result.length - 1] = last.trimEnd();
  return result;
}

function wrapInline(nodes: readonly HtmlNode[], make: () => HtmlElement): HtmlNode[] {
  if (!hasBlock(nodes)) return nodes.some(isSomething) ? [{ ...make(), children: [...nodes] }] : [...nodes];
  return nodes.map((node) =>
    typeof node === "string" || !KEPT_BLOCKS.has(node.tag) || node.tag === "pre"
      ? node
      : { ...node, children: wrapInline(node.children, make) },
  );
}

function rowsOf({ children }: HtmlElement): HtmlElement[] {
  return children.flatMap((child) => {
    if (typeof child === "string") return [];
    if (child.tag === "tr") return [child];
    return /^(?:thead|tbody|tfoot)$/.test(child.tag) ? rowsOf(child) : [];
  });
}

function holdsTable({ tag, children }: HtmlElement): boolean {
  return tag === "table" || children.some((child) => typeof child !== "string" && holdsTable(child));
}

/** Blocks of a cell one after another. */
function inOneLine(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node, i) => {
    if (typeof node === "string" || !KEPT_BLOCKS.has(node.tag)) return [node];
    return i > 0 ? [" ", ...inOneLine(node.children)] : inOneLine(node.children);
  });
}
