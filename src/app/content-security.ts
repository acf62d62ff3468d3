import { createHash } from "node:crypto";
import type { Config } from "#kit/server/config.ts";

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

const INLINE_SHEETS = /<style [^>]*data-href="([^"]*)"[^>]*>([\s\S]*?)<\/style>/g;

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
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => hashOf(script ?? ""));
  const styles = [...html.matchAll(INLINE_SHEETS)].flatMap(([, hrefs = "", text = ""]) => {
    const own = hrefs.split(" ").map((href) => sheets?.get(href) ?? "");
    return text === own.join("") ? [` ${hashOf(text)}`] : [];
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

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
