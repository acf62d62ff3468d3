/** Constants and pure rules of the blog that pages, editor and server share. */

/** Posts on a page of the blog. */
export const BLOG_PAGE_SIZE = 9;
export const RELATED_POSTS = 3;
/** Most posts that one call answers. */
export const BLOG_MOST = 50;

export const UNCATEGORIZED = "uncategorized";
export const DEFAULT_AUTHOR = "Admin";

/** Paths of the API under `/blog/` that a post's slug would shadow. */
export const RESERVED_SLUGS: readonly string[] = ["categories", "tags", "check-slug", "id", "images"];

/** `" 2JZ,drift , 2jz"` -> `["2JZ", "drift"]`: trimmed, without blanks, and each once whatever its case. */
export function tagsOf(tags: string): string[] {
  const seen = new Set<string>();
  return tags
    .split(",")
    .map((tag) => tag.trim().replace(/\s+/g, " "))
    .filter((tag) => {
      const key = tag.toLowerCase();
      return tag !== "" && !seen.has(key) && seen.add(key);
    });
}

/** Whether a post's tags have one, whatever its case and its kind of spaces. */
export function hasTag(tags: string, tag: string): boolean {
  const wanted = tagsOf(tag)[0]?.toLowerCase();
  return tagsOf(tags).some((own) => own.toLowerCase() === wanted);
}
