/** Parts of this page that are in the document and not hydrated yet. */
const waiting = new Set<object>();
let waitsForAll: (() => void)[] = [];

export function waitsForHydration(part: object): void {
  waiting.add(part);
}

/** It is hydrated, or gone. */
export function isHydrated(part: object): void {
  if (!waiting.delete(part) || waiting.size > 0) return;
  for (const goOn of waitsForAll) goOn();
  waitsForAll = [];
}

/** Whether a part of the page is still HTML alone. */
export function isPartWaiting(): boolean {
  return waiting.size > 0;
}

let begin = () => {};
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});
let isListening = false;

/** Ends when the visitor begins to move, or when something needs the whole page. In the browser only. */
export function visitorMoves(): Promise<void> {
  if (!isListening) listen();
  isListening = true;
  return begun;
}

/** Waits for the visitor no longer. */
export function beginToHydrate(): void {
  begin();
}

let missingCode = 0;

/** Tells of code that a part waits for. */
export async function awaitCode(code: Promise<void>): Promise<void> {
  missingCode++;
  await code;
  missingCode--;
}

/** How long a change waits for the code of a part, milliseconds: without a network it may never come. */
export const LONGEST_HOLD_MS = 3000;

/**
 * Ends when every part of the page is hydrated: before that, React would draw anew a part that a change reaches. False
 * where the code of one is still missing after `LONGEST_HOLD_MS`.
 */
export function hydrateAll(): Promise<boolean> {
  begin();
  if (!isPartWaiting()) return Promise.resolve(true);
  return new Promise((resolve) => {
    waitsForAll.push(() => resolve(true));
    setTimeout(() => missingCode > 0 && resolve(false), LONGEST_HOLD_MS);
  });
}

function listen(): void {
  for (const event of ["scroll", "wheel", "pointermove", "pointerdown", "touchstart", "keydown", "focusin"])
    addEventListener(event, begin, { capture: true, passive: true, once: true });
  // Whoever moved before the page was hydrated is not waited for again. Asked where the page is laid out anyway.
  requestAnimationFrame(() => {
    if (scrollY > 0 || document.activeElement !== document.body) begin();
  });
}

/**
 * The router is told of a step in the history when all is hydrated: a new address reaches every part of the page. To be
 * called before the router listens, because browsers call a window's listeners in their order.
 */
export function holdHistorySteps(): void {
  addEventListener("popstate", (event) => {
    if (!isPartWaiting()) return;
    event.stopImmediatePropagation();
    void hydrateAll().then(() => dispatchEvent(new PopStateEvent("popstate", { state: event.state })));
  });
}
