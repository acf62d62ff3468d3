import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import { countAt, countedText } from "../count.ts";

const DURATION_MS = 1200;

/** A stat's value that counts up once when it comes into view; the full value for readers and without motion. */
export function CountUp({ value, className }: { value: string; className?: string | undefined }) {
  const element = useRef<HTMLDataElement>(null);
  const [shown, setShown] = useState(value);

  useEffect(() => {
    setShown(value);
    const counted = countedText(value);
    if (!element.current || !counted || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    const count = () => {
      const start = performance.now();
      const step = (now: number) => {
        const part = (now - start) / DURATION_MS;
        setShown(`${counted.before}${countAt(counted.number, part)}${counted.after}`);
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      count();
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  return (
    <data ref={element} value={value} className={className}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{value}</VisuallyHidden>
    </data>
  );
}
