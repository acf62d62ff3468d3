import { createHash } from "node:crypto";
import type { Config } from "#kit/server/config.ts";

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a rendered page: only our own scripts, and the inline ones of exactly this
 * page by their hashes. `styleNonce` is for the back office, whose component library writes a style element.
 */
export function contentSecurityPolicy(html: string, config: Config, styleNonce?: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => {
    return `'sha256-${createHash("sha256")
      .update(script ?? "")
      .digest("base64")}'`;
  });
  const others = (...addresses: (string | undefined)[]) =>
    [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))].join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ""}`,
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
