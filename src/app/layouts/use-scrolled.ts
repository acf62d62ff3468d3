import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** Pixels, as last told. Asking the browser in the middle of a change would have it lay out the page for the answer. */
let scrolled = 0;

function read(): void {
  scrolled = scrollY;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("scroll", read, { passive: true });
    // The browser may have scrolled to where the visitor was before anybody listened.
    requestAnimationFrame(read);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) removeEventListener("scroll", read);
  };
}

/** True once the page is scrolled further than `threshold` pixels; false on the server. */
export function useScrolled(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolled > threshold,
    () => false,
  );
}
