/** Values that live as long as the browser's tab, reloads included. Never throws: where storage is forbidden or full, the page's own copy serves. */
const memory = new Map<string, string>();

export const TAB_KEYS = {
  draft: "checkoutForm",
  idempotency: "checkoutKey",
  placed: "placedOrder",
} as const;

export const tabMemory = {
  /** The stored value; null for none and for garbage. Its shape is for the caller to check. */
  get(key: string): unknown {
    try {
      return JSON.parse(memory.get(key) ?? globalThis.sessionStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  },

  set(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      globalThis.sessionStorage.setItem(key, text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
  },

  remove(key: string): void {
    memory.delete(key);
    try {
      globalThis.sessionStorage.removeItem(key);
    } catch {
      // Forbidden: there was nothing to remove.
    }
  },
};
