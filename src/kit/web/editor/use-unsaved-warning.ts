import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useWords } from "../words.ts";
import { editorWords } from "./editor.words.ts";

/** Asks before unsaved changes are left, by a link inside the site or by closing the page. */
export function useUnsavedWarning(dirty: boolean): void {
  const t = useWords(editorWords);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(t.unsaved)) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
}
