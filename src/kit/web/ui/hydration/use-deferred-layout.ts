import { useEffect, useState } from "react";
import styles from "./deferred-layout.module.css";
import { useIsHydrated } from "./hydration.tsx";
import { whenIdle } from "./when-idle.ts";

const waiting = new Set<() => void>();
let isCalled = false;

/**
 * The class of a part of a first visitor's page while it may wait to be laid out: until the visitor begins to move,
 * then one part a frame while the browser is idle. Nothing for what comes after the page was hydrated. The part's
 * style sheet says in `--later` how high it will be, about.
 */
export function useDeferredLayout(mayWait: boolean): string | undefined {
  const isNew = useIsHydrated();
  const [isLater, setLater] = useState(mayWait && !isNew);
  useEffect(() => {
    if (!isLater) return;
    const come = () => setLater(false);
    if (waiting.size === 0) listen();
    waiting.add(come);
    return () => void waiting.delete(come);
  }, [isLater]);
  return isLater ? styles.later : undefined;
}

/** Lays out all parts at once. Call it before scrolling to one of them. */
export function layOutDeferred(): void {
  for (const come of waiting) come();
  waiting.clear();
}

function listen(): void {
  for (const event of ["scroll", "pointerdown", "touchstart", "keydown"])
    addEventListener(event, callOneByOne, { capture: true, passive: true, once: true });
  // Whoever moved before the page was hydrated is not waited for again. Asked where the page is laid out anyway.
  requestAnimationFrame(() => {
    if (scrollY > 0) callOneByOne();
  });
}

function callOneByOne(): void {
  if (isCalled || waiting.size === 0) return;
  isCalled = true;
  whenIdle(() => {
    const [next] = waiting;
    if (next) waiting.delete(next);
    next?.();
    requestAnimationFrame(() => {
      isCalled = false;
      callOneByOne();
    });
  });
}
