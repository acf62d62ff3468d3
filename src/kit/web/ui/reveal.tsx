import {
  type CSSProperties,
  type ElementType,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import styles from "./reveal.module.css";
import { useHydrated } from "./use-hydrated.ts";

interface Props {
  /** Its place in the row: each one comes a step later than the one before. */
  index?: number;
  /** Seconds between two neighbours: 0.1 or 0.2 (spec/public-site.md section 9). */
  step?: 0.1 | 0.2;
  /** How much of it must be on screen, 0 to 1. */
  threshold?: number;
  as?: ElementType;
  className?: string | undefined;
  children: ReactNode;
}

/** Lets its content rise into view once. Nothing is hidden without JavaScript, in print or with reduced motion. */
export function Reveal({
  index = 0,
  step = 0.1,
  threshold = 0.1,
  as: Element = "div",
  className,
  children,
}: Props) {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<"plain" | "waiting" | "shown">("plain");
  const hydrated = useHydrated();
  const wasRendered = useRef(!hydrated);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // What the server rendered onto the first screen is being read already.
    if (wasRendered.current && element.getBoundingClientRect().top < innerHeight) return;
    setState("waiting");
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setState("shown");
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold]);

  return (
    <Element
      ref={ref}
      className={classNames(styles[state], className)}
      style={{ "--delay": `${(index * step).toFixed(1)}s` } as CSSProperties}
    >
      {children}
    </Element>
  );
}
