import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useWords } from "../language/words.ts";
import { tokens } from "../session/tokens.ts";
import { editorWords } from "./editor.words.ts";

/**
 * Asks before unsaved changes are left, by a link inside the site or by closing the page. `keep` stores them at the
 * last moment and answers whether all of them could be; where the session has ended, they wait for the next one and
 * nothing is asked.
 */
export function useUnsavedWarning(dirty: boolean, keep?: () => boolean): void {
  const t = useWords(editorWords);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  const latest = useRef(keep);
  latest.current = keep;

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const isWhole = latest.current?.();
    const question = isWhole === undefined ? t.unsaved : isWhole ? t.leaveKept : t.leaveKeptButFiles;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      latest.current?.();
      if (tokens.access() !== null) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
}
