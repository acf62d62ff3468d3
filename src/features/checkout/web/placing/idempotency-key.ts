import { TAB_KEYS, tabMemory } from "./tab-memory.ts";

/**
 * The `Idempotency-Key` of an order: the same one for the same body over retries and reloads, a new one once
 * the form or the cart changed.
 */
export function keyFor(body: object): string {
  const text = JSON.stringify(body);
  const stored = tabMemory.get(TAB_KEYS.idempotency) as { body?: unknown; key?: unknown } | null;
  if (stored?.body === text && typeof stored.key === "string" && stored.key) return stored.key;
  const key = newKey();
  tabMemory.set(TAB_KEYS.idempotency, { body: text, key });
  return key;
}

/** After an order succeeded: the next one is another, even with the same content. */
export function forgetKey(): void {
  tabMemory.remove(TAB_KEYS.idempotency);
}

/** `crypto.randomUUID` is missing on pages that came without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
