/**
 * What the kit itself stores in the browser; features name what is theirs. Keys never change: browsers have values
 * stored under them. The page about cookies lists all of them.
 */
export const STORAGE_KEYS = {
  accessToken: "accessToken",
  refreshToken: "refreshToken",
  user: "user",
  language: "language",
} as const;

const memory = new Map<string, string>();

/** Browser storage that never throws: where it is full or forbidden (private mode), values live as long as the page. */
export const storage = {
  get(key: string): string | null {
    // A copy in memory is newer than what is stored: it could not be written.
    const unwritten = memory.get(key);
    if (unwritten !== undefined) return unwritten;
    try {
      return globalThis.localStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },

  set(key: string, value: string): void {
    memory.set(key, value);
    try {
      globalThis.localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      // Full, forbidden or not there: the copy in memory serves this page.
    }
  },

  remove(key: string): void {
    memory.delete(key);
    try {
      globalThis.localStorage?.removeItem(key);
    } catch {
      // Forbidden: there was nothing to remove.
    }
  },
};
