import { createHash } from "node:crypto";
import type { Config } from "#kit/server/config.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g;

const INLINE_SHEETS = /<style [^>]*data-href="([^"]*)"[^>]*>/g;

interface Styles {
  /** For the back office, whose component library writes a style element. */
  nonce?: string | undefined;
  /** Our own style sheets by address; a style element of these, to the last letter, is let in. */
  sheets?: ReadonlyMap<string, string> | undefined;
}

/**
 * The Content-Security-Policy of a rendered page: only our own scripts and styles, and the inline ones of exactly
 * this page by their hashes.
 */
export function contentSecurityPolicy(html: string, config: Config, { nonce, sheets }: Styles = {}): string {
  const hashes = elements(html, INLINE_SCRIPT, "</script>").map(({ text }) => hashOf(text));
  const styles = elements(html, INLINE_SHEETS, "</style>").flatMap(({ opening: [, hrefs = ""], text }) => {
    const own = hrefs.split(" ").map((href) => sheets?.get(href) ?? "");
    return text === own.join("") ? [` ${hashOfSheets(hrefs, text)}`] : [];
  });
  const others = (...addresses: (string | undefined)[]) =>
    [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))].join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}${styles.join("")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    `media-src 'self' blob: ${others(config.MEDIA_URL)}`,
    "font-src 'self'",
    `connect-src 'self' ${others(config.API_URL, config.CHECKOUT_URL)}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((rule) => rule.trim())
    .join("; ");
}

/** The elements with such an opening tag, and what stands in each. */
function elements(html: string, tag: RegExp, closing: string) {
  const found: { opening: RegExpExecArray; text: string }[] = [];
  for (let at = 0; ; ) {
    tag.lastIndex = at;
    const opening = tag.exec(html);
    const end = opening ? html.indexOf(closing, tag.lastIndex) : -1;
    if (!opening || end === -1) return found;
    found.push({ opening, text: html.slice(tag.lastIndex, end) });
    at = end + closing.length;
  }
}

/** The sheets of a page are those of many others: their hash is made once for all. */
const hashesOfSheets = new Map<string, { text: string; hash: string }>();

function hashOfSheets(hrefs: string, text: string): string {
  const known = hashesOfSheets.get(hrefs);
  if (known?.text === text) return known.hash;
  const hash = hashOf(text);
  hashesOfSheets.set(hrefs, { text, hash });
  return hash;
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
