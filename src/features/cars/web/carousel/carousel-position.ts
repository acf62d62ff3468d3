/** The rules of the cars carousel. Pure: `use-carousel.ts` adds time and screen. */

/** How long a car stays before the carousel moves on by itself, milliseconds. */
export const ADVANCE_MS = 7000;

/** An index on a ring of `count` cars: after the last comes the first, before the first the last. */
export function wrapped(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}

/** How many places to the right (or, negative, to the left) of the selected car one stands, the short way round. */
export function placeOf(index: number, selected: number, count: number): number {
  const ahead = wrapped(index - selected, count);
  return ahead > count / 2 ? ahead - count : ahead;
}

/** Where the carousel starts: on the current-season car, else on the first. */
export function startIndex(cars: readonly { is_current: boolean }[]): number {
  return Math.max(0, currentIndex(cars));
}

/** It moves by itself until it is back on the current-season car; a single car stands still. */
export function movesAlone(cars: readonly { is_current: boolean }[], selected: number): boolean {
  return cars.length > 1 && selected !== currentIndex(cars);
}

function currentIndex(cars: readonly { is_current: boolean }[]): number {
  return cars.findIndex((car) => car.is_current);
}
