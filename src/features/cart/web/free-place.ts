/** From and to which height of the screen something reaches, pixels. */
export interface Stretch {
  top: number;
  bottom: number;
}

/** Pixels between the notification and what it must not cover. */
const AIR = 4;

/**
 * The upper edge of the first room from `start` down, `height` pixels high, that covers nothing of what is `taken`;
 * undefined where there is none before `end`.
 */
export function freePlace(
  height: number,
  { start, end }: { start: number; end: number },
  taken: Stretch[],
): number | undefined {
  let top = start;
  for (const one of taken.toSorted((a, b) => a.top - b.top)) {
    if (one.bottom + AIR <= top) continue;
    if (one.top - AIR - top >= height) break;
    top = one.bottom + AIR;
  }
  return top + height <= end ? top : undefined;
}
