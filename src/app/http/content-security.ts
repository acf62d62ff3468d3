import { createHash } from "node:crypto";
import type { Config } from "#kit/server/config/config.ts";

/** What may stand in a page itself. */
export interface Inlined {
  /** The texts of the scripts that we put there; any other stays without effect. */
  scripts?: readonly string[];
  /** The texts of our own style sheets that the page brings along. */
  styles?: readonly string[];
  /** For the back office, whose component library writes a style element. */
  styleNonce?: string | undefined;
}

/**
 * The Content-Security-Policy of a page: only our own scripts and styles, the inline ones by the hashes of exactly
 * these texts. It is made of what we put into the page, never of the page: what got into it otherwise is not let in.
 */
export function contentSecurityPolicy(
  { scripts = [], styles = [], styleNonce }: Inlined,
  config: Config,
): string {
  const others = (...addresses: (string | undefined)[]) =>
    [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))].join(" ");
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashOf))].join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${styleNonce ? `'nonce-${styleNonce}' ` : ""}${hashes(styles)}`,
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
