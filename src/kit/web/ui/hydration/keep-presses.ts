/** Told to the part when it is hydrated. */
export const HYDRATED = "hydrated";

/**
 * Runs in the page, as text, inside a part that is hydrated later: it may name nothing but its parameters and the
 * browser's own. Keeps the buttons that are pressed there while nobody listens, each once, and presses them again when
 * the part is told `hydrated`; links to a place on the page too, of which the router must know, and to pictures, which
 * open over the page. After `patience` milliseconds a link leads where it says, as without scripts.
 */
export function keepPresses(hydrated: string, patience: number): void {
  const part = document.currentScript?.parentElement;
  const pressed = new Set<HTMLElement>();
  const keep = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !part?.contains(event.target)) return;
    const target = event.target.closest<HTMLElement>('button, a[href^="/#"], a[href*="/media/"]');
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // A form would be sent by the browser itself.
    event.preventDefault();
    event.stopPropagation();
    if (target instanceof HTMLAnchorElement && !pressed.has(target))
      setTimeout(() => pressed.delete(target) && location.assign(target.href), patience);
    pressed.add(target);
  };
  // Before React, which listens to the document.
  window.addEventListener("click", keep, true);
  part?.addEventListener(hydrated, () => {
    window.removeEventListener("click", keep, true);
    for (const target of pressed) {
      pressed.delete(target);
      if (target.isConnected) target.click();
    }
  });
}
