import { createContext, type ReactNode, Suspense, use, useEffect, useState } from "react";
import { isHydrated, waitsForHydration } from "./parts.ts";
import { useHydrated } from "./use-hydrated.ts";

const HydrationContext = createContext({ isDone: false });

/** False on the server and while this part of its page is being hydrated, true from then on. For first renders. */
export function useIsHydrated(): boolean {
  return use(HydrationContext).isDone;
}

interface BoundaryProps {
  children: ReactNode;
  /** Called once its content is hydrated. */
  onHydrated?: (() => void) | undefined;
}

/** Tells its content whether the server rendered it; unlike `useHydrated` without rendering it again. */
export function HydrationBoundary({ children, onHydrated }: BoundaryProps) {
  const isDone = useHydrated();
  const [part] = useState({ isDone });
  useEffect(() => {
    part.isDone = true;
    onHydrated?.();
  }, [part, onHydrated]);
  return <HydrationContext value={part}>{children}</HydrationContext>;
}

/**
 * A part of a long page that is hydrated by itself, so that a phone is never busy with all of it at once; at once
 * where it is pressed. The server renders it in its place.
 */
export function Part({ children, onHydrated, fallback }: BoundaryProps & { fallback?: ReactNode }) {
  const [part] = useState(() => {
    const own = { isThere: false, arrive: () => {} };
    own.arrive = () => {
      own.isThere = true;
      isHydrated(own);
      onHydrated?.();
    };
    return own;
  });
  useEffect(() => {
    // The effects of its content come first.
    if (!part.isThere) waitsForHydration(part);
    return () => isHydrated(part);
  }, [part]);
  return (
    <Suspense fallback={fallback}>
      <HydrationBoundary onHydrated={part.arrive}>{children}</HydrationBoundary>
    </Suspense>
  );
}
