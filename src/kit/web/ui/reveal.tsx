import { type CSSProperties, type ElementType, type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { useIsHydrated } from "./hydration/hydration.tsx";
import { useDeferredLayout } from "./hydration/use-deferred-layout.ts";
import styles from "./reveal.module.css";

interface Props {
  /** Its place in the row: each one comes a step later than the one before. */
  index?: number;
  /** Seconds between two neighbours. */
  step?: 0.1 | 0.2;
  /** How much must be on screen, 0 to 1: of itself or, with `of="section"`, of the section that it stands in. */
  threshold?: number;
  of?: "itself" | "section";
  as?: ElementType;
  /** May be laid out later than the first screen, see `useDeferredLayout`. */
  later?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Lets its content rise into view once. Nothing is hidden without JavaScript, in print or with reduced motion. */
export function Reveal({
  index = 0,
  step = 0.1,
  threshold = 0.1,
  of = "itself",
  as: Element = "div",
  later = false,
  className,
  children,
}: Props) {
  const ref = useRef<HTMLElement>(null);
  const waits = useDeferredLayout(later);
  const isNew = useIsHydrated();
  const wasRendered = useRef(!isNew);
  const [state, setState] = useState<"plain" | "waiting" | "shown">(isNew ? "waiting" : "plain");

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const watched = (of === "section" && element.closest("section")) || element;
    let isFirst = true;
    const see = (entries: IntersectionObserverEntry[]) => {
      const entry = entries.at(-1);
      if (!entry) return;
      // What the server rendered onto the first screen is being read already. Where it stands is told here and not
      // asked for: asking while the page is being hydrated would lay all of it out at once.
      const isRead = isFirst && wasRendered.current && isBeforeEnd(entry);
      isFirst = false;
      const isSeen = isOnScreen(entry, threshold);
      if (isRead || isSeen) observer.disconnect();
      if (!isRead) setState(isSeen ? "shown" : "waiting");
    };
    const observer = new IntersectionObserver(see, { threshold: STEPS.map((step) => step * threshold) });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [threshold, of]);

  return (
    <Element
      ref={ref}
      className={classNames(styles[state], waits, className)}
      style={{ "--delay": `${(index * step).toFixed(1)}s` } as CSSProperties}
    >
      {children}
    </Element>
  );
}

/** The parts of the threshold at which the browser tells where something stands. */
const STEPS = [0.05, 0.1, 0.2, 0.4, 0.7, 1];
/** So much of the screen is enough for what is so high that the threshold's part of it never fits on one. */
const ENOUGH_SCREEN = 0.5;

function isOnScreen(entry: IntersectionObserverEntry, threshold: number): boolean {
  const { isIntersecting, intersectionRatio, intersectionRect, boundingClientRect } = entry;
  if (!isIntersecting) return false;
  // Ratios are rounded.
  if (intersectionRatio >= threshold - 0.001) return true;
  const screen = entry.rootBounds?.height ?? innerHeight;
  return boundingClientRect.height * threshold > screen && intersectionRect.height >= screen * ENOUGH_SCREEN;
}

/** True for what stands on the screen or above it. What the browser has not laid out yet has no height. */
function isBeforeEnd({ boundingClientRect: { top, height } }: IntersectionObserverEntry): boolean {
  return height > 0 && top < innerHeight;
}
