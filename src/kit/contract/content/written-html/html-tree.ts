/**
 * HTML as a tree of plain objects, read in one pass on both sides: a browser's paste and the server's sanitiser
 * follow the same rules. Texts and values stay escaped as they came; what is written goes through an allow list.
 */
export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}

/** An element, or a text: escaped, never with a bare `<`. */
export type HtmlNode = HtmlElement | string;

/** Deeper elements leave their content to the one above, so that nothing that walks the tree runs out of stack. */
const MOST_DEPTH = 40;
const MOST_ATTRIBUTES = 40;
const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** What stands in these is no text of the page. */
const UNREAD = new Set("iframe noembed noframes noscript script style textarea title xmp".split(" "));
const ENDS_PARAGRAPH = new Set(
  "address article aside blockquote center details dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre section table ul".split(
    " ",
  ),
);
const PARAGRAPH_SCOPE = new Set(["table", "td", "th", "caption", "li"]);
const LIST = new Set(["ul", "ol", "menu", "dir"]);
const TABLE = new Set(["table"]);
const ROW = new Set(["table", "tr"]);

/** An element that its own kind ends, and where the search for an open one stops. */
const ENDED_BY_ITS_KIND: Record<string, [open: string[], scope: ReadonlySet<string>]> = {
  li: [["li"], LIST],
  dt: [["dt", "dd"], new Set(["dl"])],
  dd: [["dt", "dd"], new Set(["dl"])],
  td: [["td", "th"], ROW],
  th: [["td", "th"], ROW],
  tr: [["tr"], TABLE],
};

export function readHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: "", attributes: {}, children: [] };
  const open = [root];
  const skipped = new Map<string, number>();
  const top = () => open[open.length - 1] ?? root;

  function text(from: number, to: number): void {
    if (to > from) top().children.push(readable(html.slice(from, to)));
  }

  /** Ends the innermost open one of the names, if it is within the scope. */
  function end(names: readonly string[], scope?: ReadonlySet<string>): void {
    for (let i = open.length - 1; i > 0; i--) {
      const tag = open[i]?.tag ?? "";
      if (names.includes(tag)) {
        open.length = i;
        return;
      }
      if (scope?.has(tag)) return;
    }
  }

  function start({ tag, attributes }: StartTag): void {
    if (ENDS_PARAGRAPH.has(tag)) end(["p"], PARAGRAPH_SCOPE);
    const kind = ENDED_BY_ITS_KIND[tag];
    if (kind) end(...kind);
    const element: HtmlElement = { tag, attributes, children: [] };
    if (VOID.has(tag)) top().children.push(element);
    else if (open.length > MOST_DEPTH) skipped.set(tag, (skipped.get(tag) ?? 0) + 1);
    else {
      top().children.push(element);
      open.push(element);
    }
  }

  for (let at = 0; at < html.length; ) {
    const bracket = html.indexOf("<", at);
    if (bracket < 0) {
      text(at, html.length);
      break;
    }
    text(at, bracket);
    const next = html[bracket + 1] ?? "";
    if (/[a-z]/i.test(next)) {
      const tag = startTag(html, bracket + 1);
      if (!tag) break;
      at = tag.end;
      if (UNREAD.has(tag.tag)) at = afterUnread(html, at, tag.tag);
      else start(tag);
    } else if (next === "/" && /[a-z]/i.test(html[bracket + 2] ?? "")) {
      const close = html.indexOf(">", bracket);
      if (close < 0) break;
      const name = nameAt(html, bracket + 2);
      const left = skipped.get(name) ?? 0;
      if (left > 0) skipped.set(name, left - 1);
      else end([name], name === "p" ? PARAGRAPH_SCOPE : undefined);
      at = close + 1;
    } else if (next === "!" || next === "?" || next === "/") {
      const isComment = html.startsWith("<!--", bracket) && !html.startsWith("<!-->", bracket);
      const close = isComment ? html.indexOf("-->", bracket + 4) : html.indexOf(">", bracket);
      if (close < 0) break;
      at = close + (isComment ? 3 : 1);
    } else {
      top().children.push("&lt;");
      at = bracket + 1;
    }
  }
  return root.children;
}

export function writeHtml(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : writeElement(node))).join("");
}

function writeElement({ tag, attributes, children }: HtmlElement): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${value.replaceAll('"', "&quot;")}"`,
  );
  const start = `<${tag}${written.join("")}>`;
  return VOID.has(tag) ? start : `${start}${writeHtml(children)}</${tag}>`;
}

interface StartTag {
  tag: string;
  attributes: Record<string, string>;
  end: number;
}

const NAME = /[^\s/>]+/y;
const BETWEEN = /[\s/]*/y;
const ATTRIBUTE = /[^\s/>=]+/y;
const EQUALS = /\s*=\s*/y;
const BARE = /[^\s>]*/y;

function match(pattern: RegExp, html: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(html)?.[0] ?? null;
}

function nameAt(html: string, at: number): string {
  return (match(NAME, html, at) ?? "").slice(0, 40).toLowerCase();
}

/** Null where the text ends before the tag does. */
function startTag(html: string, from: number): StartTag | null {
  const tag = nameAt(html, from);
  const attributes: Record<string, string> = {};
  let count = 0;
  let at = from + (match(NAME, html, from)?.length ?? 0);
  while (at < html.length) {
    at += match(BETWEEN, html, at)?.length ?? 0;
    if (html[at] === ">") return { tag, attributes, end: at + 1 };
    const name = match(ATTRIBUTE, html, at);
    // A lone `=` begins a name of its own.
    if (name === null) {
      at++;
      continue;
    }
    at += name.length;
    const equals = match(EQUALS, html, at);
    let value = "";
    if (equals !== null) {
      at += equals.length;
      const quote = html[at];
      if (quote === '"' || quote === "'") {
        const close = html.indexOf(quote, at + 1);
        if (close < 0) return null;
        value = html.slice(at + 1, close);
        at = close + 1;
      } else {
        value = match(BARE, html, at) ?? "";
        at += value.length;
      }
    }
    const key = name.toLowerCase();
    if (count < MOST_ATTRIBUTES && /^[a-z][a-z0-9:-]{0,40}$/.test(key) && !Object.hasOwn(attributes, key)) {
      attributes[key] = readable(value);
      count++;
    }
  }
  return null;
}

function afterUnread(html: string, from: number, tag: string): number {
  const closing = new RegExp(`</${tag}[\\s/>]`, "gi");
  closing.lastIndex = from;
  const found = closing.exec(html);
  const close = found ? html.indexOf(">", found.index) : -1;
  return close < 0 ? html.length : close + 1;
}

/** Characters written by number become themselves, so that rules see one spelling; those of markup stay escaped. */
function readable(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&nbsp;?|&#(?:(\d{1,7})|x([0-9a-f]{1,6}));?/gi, (whole, decimal, hex) => {
    if (!decimal && !hex) return "\u00a0";
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    const isPlain = code >= 0xa0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isPlain ? String.fromCodePoint(code) : whole;
  });
}
