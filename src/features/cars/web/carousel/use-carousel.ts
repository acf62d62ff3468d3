import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { PublicCar } from "../../cars.contract.ts";
import { ADVANCE_MS, movesAlone, startIndex, wrapped } from "./carousel-position.ts";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/**
 * A carousel of cars: which one is selected, and its moving on by itself. It holds while the pointer rests on a part
 * that has `data-holds`, while the keyboard's focus is in it, off screen, when stopped, and under reduced motion.
 */
export function useCarousel(cars: readonly PublicCar[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<number>();
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useVisible(ref);
  const count = cars.length;
  const selected = wrapped(asked ?? startIndex(cars), count);
  const running = visible && !stopped && !hovered && !focused && movesAlone(cars, selected);

  useEffect(() => {
    if (!running || matchMedia(REDUCED_MOTION).matches) return;
    const timer = setTimeout(() => setAsked(wrapped(selected + 1, count)), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [running, selected, count]);

  return {
    selected,
    /** Whether another car has been selected since the page came. */
    turned: asked !== undefined,
    stopped,
    setStopped,
    /** Selects by index; beyond the ends it wraps around. Answers the index it has come to. */
    select(index: number): number {
      setAsked(wrapped(index, count));
      return wrapped(index, count);
    },
    /** For the element that is the carousel; it says whether the next car is on its way. */
    holds: {
      ref,
      "data-moving": running,
      onPointerOver: ({ pointerType, target }: PointerEvent) =>
        setHovered(pointerType === "mouse" && (target as Element).closest("[data-holds]") !== null),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}

/** What an arrow key asks for: one to the left or right, 0 for every other key. */
export function stepOf({ key }: KeyboardEvent): -1 | 0 | 1 {
  return key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
}

/** Whether a third of the element is on screen. */
function useVisible(ref: { current: Element | null }): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setVisible(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.33 },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return visible;
}
