import { useCallback, useEffect, useRef, useState } from "react";

/** How long the cart's notification is shown, and how long it takes to close, milliseconds. */
const SHOWN_MS = 5000;
const CLOSING_MS = 300;

interface AutoHide {
  closing: boolean;
  /** Starts the closing animation. */
  close: () => void;
  /** Stops the clock while it is read or used; it starts again afterwards. */
  pause: () => void;
  resume: () => void;
}

/** Closes something by itself 5 s after `subject` came, with 300 ms for its animation; `gone` ends it. */
export function useAutoHide(subject: unknown, gone: () => void): AutoHide {
  const [closing, setClosing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useRef(gone);
  end.current = gone;

  const pause = useCallback(() => clearTimeout(timer.current), []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setClosing(true);
    timer.current = setTimeout(() => end.current(), CLOSING_MS);
  }, []);
  const resume = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, SHOWN_MS);
  }, [close]);

  useEffect(() => {
    if (!subject) return;
    setClosing(false);
    resume();
    return pause;
  }, [subject, resume, pause]);

  return { closing, close, pause, resume };
}
