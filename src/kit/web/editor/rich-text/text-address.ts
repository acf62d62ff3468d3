import { isMediaPath } from "#kit/contract/media/media-path.ts";
import { isEmailShaped } from "#kit/contract/validation/email-shape.ts";
import { completeWebAddress, isWebAddress } from "#kit/contract/validation/web-address.ts";

/** Addresses that a text may hold. Pure; the server's allow list decides. */

/** Pictures are elsewhere on the web, carried in their own address, or stored here. */
export function isPictureAddress(address: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(address) || /^data:image\//i.test(address) || isMediaPath(address);
}

/** Links lead to the web, to an e-mail address, or to a page of this site. */
export function isLinkAddress(address: string): boolean {
  return /^https?:\/\/[^\s/]|^mailto:[^\s@]+@[^\s@]+$|^\/(?![/\\])\S*$/i.test(address);
}

/**
 * What was typed as a link: `example.cz` -> `https://example.cz`, `jan@example.cz` -> `mailto:jan@example.cz`.
 * Null for what can't be one.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  if (isEmailShaped(text) && !/[:/]/.test(text)) return `mailto:${text}`;
  const address = completeWebAddress(text);
  return isWebAddress(address) ? address : null;
}
