/**
 * Keeps the focus on the page's title while the page loads: the title of the loading page goes with it, and the
 * loaded one takes the focus over, unless the visitor has moved it elsewhere. Returns the way to stop.
 */
export function stayOnTitle(main: HTMLElement, focus: (title: HTMLElement) => void): () => void {
  const observer = new MutationObserver(() => {
    const title = main.querySelector<HTMLElement>("h1");
    if (title && document.activeElement === document.body) focus(title);
  });
  observer.observe(main, { childList: true, subtree: true });
  const stop = () => observer.disconnect();
  // Who goes on by hand is not called back.
  const events = ["keydown", "pointerdown"] as const;
  for (const event of events) addEventListener(event, stop, { once: true });
  return () => {
    stop();
    for (const event of events) removeEventListener(event, stop);
  };
}
