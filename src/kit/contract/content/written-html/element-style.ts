import type { HtmlElement } from "./html-tree.ts";

/** What an element's `style` declares, by property; names in lower case. */
export function styleOf({ attributes }: HtmlElement): Map<string, string> {
  const declared = new Map<string, string>();
  const style = (attributes.style ?? "").slice(0, 4000).replaceAll("&quot;", "'");
  for (const part of style.split(";")) {
    const colon = part.indexOf(":");
    if (colon > 0) declared.set(part.slice(0, colon).trim().toLowerCase(), part.slice(colon + 1).trim());
  }
  return declared;
}

/** Whether the element is nothing that a reader of the source saw. */
export function isHidden(style: ReadonlyMap<string, string>): boolean {
  return (
    /^none/i.test(style.get("display") ?? "") ||
    /^hidden/i.test(style.get("visibility") ?? "") ||
    /^(?:all|hide)/i.test(style.get("mso-hide") ?? "") ||
    /^(?:comment|header|footer)/i.test(style.get("mso-element") ?? "")
  );
}

/** The elements that a style says in another way: bold text as `<strong>`. */
export function meaningOf(tag: string, style: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  const line = `${style.get("text-decoration") ?? ""} ${style.get("text-decoration-line") ?? ""}`;
  const isHeavy = /^(?:bold|bolder|[6-9]00)\b/i.test(style.get("font-weight") ?? "");
  if (isHeavy && !/^(?:strong|b|th|h[1-6])$/.test(tag)) found.push("strong");
  if (/^(?:italic|oblique)/i.test(style.get("font-style") ?? "") && !/^(?:em|i)$/.test(tag)) found.push("em");
  if (/\bunderline\b/i.test(line) && !/^(?:u|a)$/.test(tag)) found.push("u");
  if (/\bline-through\b/i.test(line) && !/^(?:s|del|strike)$/.test(tag)) found.push("s");
  if (tag === "span" && /^(?:super|sub)$/i.test(style.get("vertical-align") ?? ""))
    found.push(style.get("vertical-align")?.toLowerCase() === "super" ? "sup" : "sub");
  return found;
}

/** Whether the style takes back what the tag means: Google Docs wraps everything in `<b style="font-weight:normal">`. */
export function isTakenBack(tag: string, style: ReadonlyMap<string, string>): boolean {
  if (tag === "b" || tag === "strong") return /^(?:normal|[1-4]00)\b/i.test(style.get("font-weight") ?? "");
  if (tag === "i" || tag === "em") return /^normal/i.test(style.get("font-style") ?? "");
  return false;
}
