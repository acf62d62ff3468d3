import { createContext, type ReactNode, Suspense, use, useEffect, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

const TakingOver = createContext({ isDone: false });

/** False on the server and while this part of its page is taken over, true from then on. For first renders. */
export function useTakenOver(): boolean {
  return use(TakingOver).isDone;
}

/** Tells its content whether the server rendered it; unlike `useHydrated` without rendering it again. */
export function TakenOver({ children }: { children: ReactNode }) {
  const isDone = useHydrated();
  const [part] = useState({ isDone });
  useEffect(() => {
    part.isDone = true;
  }, [part]);
  return <TakingOver value={part}>{children}</TakingOver>;
}

/**
 * A part of a long page that is taken over by itself, so that a phone is never busy with all of it at once; at once
 * where it is pressed. The server renders it in its place.
 */
export function Part({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <TakenOver>{children}</TakenOver>
    </Suspense>
  );
}
