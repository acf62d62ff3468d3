import { createContext, type ReactNode, Suspense, use, useEffect, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

const HydrationContext = createContext({ isDone: false });

/** False on the server and while this part of its page is being hydrated, true from then on. For first renders. */
export function useIsHydrated(): boolean {
  return use(HydrationContext).isDone;
}

/** Tells its content whether the server rendered it; unlike `useHydrated` without rendering it again. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const isDone = useHydrated();
  const [part] = useState({ isDone });
  useEffect(() => {
    part.isDone = true;
  }, [part]);
  return <HydrationContext value={part}>{children}</HydrationContext>;
}

/**
 * A part of a long page that is hydrated by itself, so that a phone is never busy with all of it at once; at once
 * where it is pressed. The server renders it in its place.
 */
export function Part({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <HydrationBoundary>{children}</HydrationBoundary>
    </Suspense>
  );
}
