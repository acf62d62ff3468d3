import { type RefObject, useEffect, useRef } from "react";

/**
 * What covers the page is one step of Back, as on every phone: a step of its own in the history, with the address and
 * the router's state of the page below. The router does not hear of these steps.
 */
interface Covering {
  close: () => void;
}

const MARK = "isCovered";
let top: Covering | null = null;
let swallowed = 0;
let listening = false;

const isCovered = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/** A step back that is ours alone. */
function stepBack(): void {
  swallowed++;
  history.back();
}

function onPop(event: PopStateEvent): void {
  if (top && !isCovered()) {
    event.stopImmediatePropagation();
    const { close } = top;
    top = null;
    close();
  } else if (!top && isCovered()) {
    // A step whose cover is gone: a link was followed from it, or Forward leads to it.
    event.stopImmediatePropagation();
    history.back();
  } else if (swallowed > 0) event.stopImmediatePropagation();
  swallowed = Math.max(0, swallowed - 1);
}

function listen(): void {
  if (listening) return;
  listening = true;
  // Before the router's own listener.
  addEventListener("popstate", onPop, { capture: true });
  if (isCovered()) stepBack();
}

function cover(covering: Covering): void {
  listen();
  if (top) return;
  top = covering;
  history.pushState({ ...history.state, [MARK]: true }, "");
}

/** It was closed by other means than Back; whoever follows a link leaves the step, which is passed over later. */
function uncover(covering: Covering, isLeaving: boolean): void {
  if (top !== covering) return;
  top = null;
  if (isCovered() && !isLeaving) stepBack();
}

/** Back closes what is open, and nothing else happens. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(listen, []);
  useEffect(() => {
    if (!isOpen) return;
    const covering = { close: () => latest.current() };
    cover(covering);
    return () => uncover(covering, false);
  }, [isOpen]);
}

/** The same for a native dialog, however it was opened. A link in it that is followed here leaves it open no longer. */
export function useBackClosesDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    listen();
    let isLeaving = false;
    const covering = { close: () => element.close() };
    const opened = () => {
      isLeaving = false;
      if (element.open) cover(covering);
    };
    const closed = () => uncover(covering, isLeaving);
    const followed = (event: MouseEvent) => {
      const isHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (isHere && (event.target as Element).closest("a[href]")) isLeaving = true;
    };
    opened();
    element.addEventListener("toggle", opened);
    element.addEventListener("close", closed);
    element.addEventListener("click", followed, { capture: true });
    return () => {
      element.removeEventListener("toggle", opened);
      element.removeEventListener("close", closed);
      element.removeEventListener("click", followed, { capture: true });
      uncover(covering, isLeaving);
    };
  }, [dialog]);
}
