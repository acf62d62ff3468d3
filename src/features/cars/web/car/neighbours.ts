import { wrapped } from "../carousel/carousel-position.ts";

interface Neighbours<C> {
  previous: C;
  next: C;
}

/** The cars before and after one in the list, around its ends; null where there is no other car. */
export function neighboursOf<C extends { slug: string }>(
  cars: readonly C[],
  slug: string,
): Neighbours<C> | null {
  const index = cars.findIndex((car) => car.slug === slug);
  const previous = cars[wrapped(index - 1, cars.length)];
  const next = cars[wrapped(index + 1, cars.length)];
  return index >= 0 && cars.length > 1 && previous && next ? { previous, next } : null;
}
