const PATIENCE_MS = 4000;
const TAKEN_OVER = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Keeps a section at the top while what stands before it still loads and grows, until the visitor scrolls or
 * 4 seconds have passed. Gives the function that ends it.
 */
export function stayAt(section: HTMLElement): () => void {
  const observer = new ResizeObserver(() => section.scrollIntoView());
  const timer = setTimeout(end, PATIENCE_MS);
  for (const event of TAKEN_OVER) addEventListener(event, end, { passive: true });
  observer.observe(document.body);

  function end() {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of TAKEN_OVER) removeEventListener(event, end);
  }
  return end;
}
