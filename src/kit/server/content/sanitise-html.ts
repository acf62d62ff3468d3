import sanitizeHtml, { type Attributes, type IOptions, type Tag } from "sanitize-html";
import { type CleaningRules, cleanHtml } from "#kit/contract/content/written-html/clean-html.ts";
import { isMediaPath } from "#kit/contract/media/media-path.ts";

/** Allow lists for HTML that people write: what is not named here does not pass. */

const COLOUR = [
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /^rgba?\(\s*\d{1,3}\s*(?:,\s*\d{1,3}\s*){2}(?:,\s*(?:0|1|0?\.\d{1,4})\s*)?\)$/i,
  /^[a-z]{3,20}$/i,
];
const LENGTH = [/^\d{1,3}(?:\.\d{1,2})?(?:px|em|rem)$/];

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const WORDS = ["p", "br", "strong", "b", "em", "i", "u", "ul", "ol", "li", "a"];

const link = (_: string, { href, title }: Attributes): Tag => ({
  tagName: "a",
  attribs: { ...(href && { href }), ...(title && { title }), rel: "noopener" },
});

/** A picture in the text: elsewhere on the web, stored here, or carried in its own address. */
const image = (_: string, attribs: Attributes): Tag => {
  const src = pictureAddress(attribs.src ?? "");
  return { tagName: "img", attribs: src ? { ...attribs, src } : {} };
};

function pictureAddress(source: string): string | null {
  const address = source.trim();
  const data = /^data:/i.test(address) ? address.replace(/\s+/g, "") : address;
  return /^https?:\/\//i.test(data) || isMediaPath(data) || DATA_PICTURE.test(data) ? data : null;
}

/** A `data:` address of a picture as the media store takes them. */
export const DATA_PICTURE = /^data:image\/(?:jpeg|jpg|png|webp|gif);base64,[a-z0-9+/]+={0,2}$/i;

const COMMON: IOptions = {
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: ["script", "style", "textarea", "option", "xmp", "noscript", "title", "template", "iframe"],
  nestingLimit: 60,
};

const BLOG: IOptions = {
  ...COMMON,
  allowedTags: [
    ...HEADINGS,
    ...WORDS,
    ...["table", "thead", "tbody", "tfoot", "tr", "td", "th"],
    ...["s", "strike", "del", "sub", "sup", "span", "mark", "blockquote", "pre", "code", "hr", "img"],
  ],
  allowedAttributes: {
    "*": ["style"],
    a: ["href", "title", "rel"],
    ol: ["start", "type"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan"],
    img: ["src", "alt", "title", "width", "height"],
  },
  allowedSchemesByTag: { img: ["http", "https", "data"] },
  allowedStyles: {
    "*": {
      color: COLOUR,
      "background-color": COLOUR,
      "text-align": [/^(?:left|center|right|justify)$/],
      "margin-left": LENGTH,
      "padding-left": LENGTH,
      "text-indent": LENGTH,
    },
  },
  transformTags: { a: link, img: image },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

const REPLY: IOptions = {
  ...COMMON,
  allowedTags: ["h1", "h2", ...WORDS],
  allowedAttributes: { a: ["href", "title", "rel"] },
  transformTags: {
    // A mail has no address of its own that a relative link could belong to.
    a: (tag, attribs) =>
      /^(?:https?:|mailto:)/i.test(attribs.href?.trim() ?? "")
        ? link(tag, attribs)
        : { tagName: "a", attribs: {} },
  },
};

/** The rules of the editor's paste, for what comes by another way and for what was stored before. */
const BLOG_RULES: CleaningRules = { isOwn: true, hasTables: true, pictureAddress };
const REPLY_RULES: CleaningRules = { isOwn: true, hasTables: false, pictureAddress: () => null };

/** The text of a blog post: what the editor's toolbar makes, and nothing else. */
export function sanitiseBlogHtml(html: string): string {
  return sanitizeHtml(cleanHtml(html, BLOG_RULES).html, BLOG).trim();
}

/** A reply to a message: headings 1 and 2, bold, italic, underline, lists and links; tables as lines. */
export function sanitiseReplyHtml(html: string): string {
  return sanitizeHtml(cleanHtml(html, REPLY_RULES).html, REPLY).trim();
}

/** Whether a reader of the HTML would see anything; blanks and invisible characters do not count. */
export function hasVisibleText(html: string): boolean {
  const text = sanitizeHtml(html, { ...COMMON, allowedTags: [] });
  return text.replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]+/gu, "") !== "";
}
