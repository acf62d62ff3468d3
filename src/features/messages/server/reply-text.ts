const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/**
 * A reply's sanitised HTML as the plain text of its mail: a line per block, "- " before list items, a link's
 * address behind its words. The sanitiser writes tags and entities in one way, so patterns are enough here.
 */
export function replyText(html: string): string {
  return html
    .replace(/\s+/g, " ")
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, words: string) => {
      return words === href || words.trim() === "" ? href : `${words} (${href.replace(/^mailto:/, "")})`;
    })
    .replace(/<br ?\/?>/g, "\n")
    .replace(/<li[^>]*>\s*(?:<p>)?/g, "\n- ")
    .replace(/<\/(?:p|h1|h2|ul|ol)>/g, "\n\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split("\n")
    .map((line) => line.trimEnd().replace(/^ +/, ""))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
