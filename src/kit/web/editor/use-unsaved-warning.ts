import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useWords } from "../language/words.ts";
import { tokens } from "../session/tokens.ts";
import { editorWords } from "./editor.words.ts";

interface Guard {
  /** Whether going to this path would leave something unsaved. */
  isDirty: (path: string) => boolean;
  /** Stores it at the last moment; false where not all of it could be. */
  keep?: (() => boolean) | undefined;
}

/** The router asks one function only, and a screen may hold several forms. */
const guards = new Set<Guard>();

interface Options {
  /** Stores what was typed at the last moment; false where not all of it could be. */
  keep?: () => boolean;
  /** Whether the form is still there at this path, so that going there loses nothing. */
  stays?: (path: string) => boolean;
}

/**
 * Asks before unsaved changes are left, by a link inside the site (`useUnsavedGuard`) or by closing the page. `isDirty`
 * may be a function, which is asked at that moment. Where the session has ended, what was kept waits for the next one and
 * nothing is asked.
 */
export function useUnsavedWarning(isDirty: boolean | (() => boolean), options: Options = {}): void {
  const asks = typeof isDirty === "function" ? isDirty : () => isDirty;
  const latest = useRef({ asks, ...options });
  latest.current = { asks, ...options };

  useEffect(() => {
    const guard: Guard = {
      isDirty: (path) => latest.current.asks() && !latest.current.stays?.(path),
      get keep() {
        return latest.current.keep;
      },
    };
    guards.add(guard);
    return () => void guards.delete(guard);
  }, []);

  const dirty = asks();
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      latest.current.keep?.();
      if (tokens.access() !== null) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
}

/** Asks for all forms of an app before one is left by a link; stands once, around all screens. */
export function useUnsavedGuard(): void {
  const t = useWords(editorWords);
  const left = useRef<Guard[]>([]);
  const blocker = useBlocker(({ currentLocation, nextLocation: { pathname } }) => {
    if (currentLocation.pathname === pathname) return false;
    left.current = [...guards].filter(({ isDirty }) => isDirty(pathname));
    return left.current.length > 0;
  });

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const kept = left.current.map(({ keep }) => keep?.());
    const isLost = kept.includes(undefined);
    const question = isLost ? t.unsaved : kept.includes(false) ? t.leaveKeptButFiles : t.leaveKept;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
}
