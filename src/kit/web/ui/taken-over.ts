import { useEffect } from "react";

let isDone = false;

/** False on the server and while its page is taken over, true from then on. Unlike `useHydrated` renders nothing anew. */
export function isTakenOver(): boolean {
  return isDone;
}

/** Stands in the root: its effect comes after everything that the server rendered has been taken over. */
export function useTakingOver(): void {
  useEffect(() => {
    isDone = true;
  }, []);
}
