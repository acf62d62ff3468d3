import { useViewTransitionState } from "react-router";

/**
 * The name of a card's picture while the visitor moves between its list and the page at `to`, whose large picture
 * has the same name all the time: the browser then lets the one grow into the other. Undefined at rest.
 */
export function useSharedPicture(to: string, name: string): string | undefined {
  return useViewTransitionState(to) ? name : undefined;
}
