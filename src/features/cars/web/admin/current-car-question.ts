import { bySeason } from "../../car-specs.ts";
import type { Car } from "../../cars.contract.ts";
import type { carsAdminWords } from "./cars-admin.words.ts";

type Words = Pick<(typeof carsAdminWords)["en"], "currentGoes" | "currentGoesLast" | "unnamed">;
type Row = Pick<Car, "id" | "name" | "specs_4" | "is_active" | "is_current">;

/**
 * What deleting the current-season car means for the site: no car has the mark until another one is chosen, and the
 * carousel begins with the newest car that is shown. Null for every other car.
 */
export function currentCarQuestion(car: Row, cars: readonly Row[], words: Words): string | null {
  if (!car.is_current) return null;
  const [next] = bySeason(cars.filter(({ id, is_active }) => is_active && id !== car.id));
  return next ? words.currentGoes(next.name || words.unnamed) : words.currentGoesLast;
}
