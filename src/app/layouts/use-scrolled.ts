import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}

/** True once the page is scrolled further than `threshold` pixels; false on the server. */
export function useScrolled(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > threshold,
    () => false,
  );
}
