import { useSyncExternalStore } from "react";
import { storage } from "#kit/web/session/storage.ts";

export type Consent = "accepted" | "declined";

/** The name of the choice in browsers' storage; it never changes. */
const STORAGE_KEY = "cookieConsent";

const listeners = new Set<() => void>();

/** What the visitor chose; null where nothing, or nothing that we know, is stored. */
export function storedConsent(): Consent | null {
  const stored = storage.get(STORAGE_KEY);
  return stored === "accepted" || stored === "declined" ? stored : null;
}

/** Stores the choice and tells everything that shows it. */
export function setConsent(choice: Consent): void {
  storage.set(STORAGE_KEY, choice);
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", changed);
  };
}

/** The choice, in step with other tabs; undefined on the server and until the page is hydrated. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(subscribe, storedConsent, () => undefined);
}
