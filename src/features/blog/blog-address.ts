/** What of the blog is shown, as its address says it. Pure. */
export interface BlogFilter {
  category?: string | undefined;
  tag?: string | undefined;
}

export interface BlogView extends BlogFilter {
  /** 1 for the newest posts; null for a page that there can't be. */
  page: number | null;
}

/** Reads `?category=&tag=&page=`. */
export function blogView(parameters: URLSearchParams): BlogView {
  const text = (name: string) => parameters.get(name)?.trim() || undefined;
  return { category: text("category"), tag: text("tag"), page: pageOf(parameters.get("page")) };
}

/** `/blog?category=racing&page=2`; the first page carries no number. */
export function blogAddress({ category, tag }: BlogFilter, page = 1): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (tag) query.set("tag", tag);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

function pageOf(text: string | null): number | null {
  if (text === null || text.trim() === "") return 1;
  const page = /^\d{1,15}$/.test(text.trim()) ? Number(text) : 0;
  return page >= 1 ? page : null;
}

/**
 * The numbers that a pagination shows: first, last, and the current one with its neighbours; null is a gap.
 * `shownPages(6, 20)` -> `[1, null, 5, 6, 7, null, 20]`.
 */
export function shownPages(page: number, count: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, count].filter((entry) => entry >= 1 && entry <= count);
  const shown: (number | null)[] = [];
  for (const entry of [...new Set(near)].sort((a, b) => a - b)) {
    const before = shown.at(-1);
    // A gap of one page is that page.
    if (typeof before === "number" && entry - before === 2) shown.push(before + 1);
    else if (typeof before === "number" && entry - before > 2) shown.push(null);
    shown.push(entry);
  }
  return shown;
}
