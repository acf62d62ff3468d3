/** Calls back when the browser has nothing else to do; in Safari, which can't tell, a turn later. */
export function whenIdle(then: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(then);
}
