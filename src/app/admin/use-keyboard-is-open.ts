import { useSyncExternalStore } from "react";

/** A keyboard takes more of a phone than the browser's own bars ever do. */
const LEAST_PX = 150;

/** Whether an on-screen keyboard covers the lower part of the page. Zooming in makes no keyboard of it. */
export function useKeyboardIsOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false);
}

function isOpen(): boolean {
  const { visualViewport: seen } = window;
  return Boolean(seen && document.documentElement.clientHeight - seen.height * seen.scale > LEAST_PX);
}

function subscribe(changed: () => void): () => void {
  window.visualViewport?.addEventListener("resize", changed);
  return () => window.visualViewport?.removeEventListener("resize", changed);
}
