import { type MouseEvent, type PointerEvent, useRef } from "react";

/** Pixels that a finger travels before its way counts as a swipe. */
const SWIPE_PX = 40;

/**
 * Handlers of a stage that is swiped sideways: it follows the finger by `--drag` (pixels), and a swipe does not
 * press the link it began on. The stage needs `touch-action: pan-y`, so that the page still scrolls.
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<number | null>(null);
  const swiped = useRef(false);

  function follow(stage: HTMLElement, distance: number | null) {
    if (distance === null) stage.removeAttribute("data-dragging");
    else stage.setAttribute("data-dragging", "");
    stage.style.setProperty("--drag", `${distance ?? 0}px`);
  }

  return {
    onPointerDown({ clientX, button }: PointerEvent) {
      swiped.current = false;
      if (button === 0) start.current = clientX;
    },
    onPointerMove({ clientX, buttons, currentTarget }: PointerEvent<HTMLElement>) {
      if (start.current === null || buttons === 0) return;
      const distance = clientX - start.current;
      if (Math.abs(distance) > 8) follow(currentTarget, distance);
    },
    onPointerUp({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
      const distance = clientX - (start.current ?? clientX);
      start.current = null;
      follow(currentTarget, null);
      if (Math.abs(distance) < SWIPE_PX) return;
      swiped.current = true;
      onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      start.current = null;
      follow(currentTarget, null);
    },
    onPointerLeave({ currentTarget }: PointerEvent<HTMLElement>) {
      start.current = null;
      follow(currentTarget, null);
    },
    onClickCapture(event: MouseEvent) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
