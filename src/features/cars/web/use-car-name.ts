import { useWords } from "#kit/web/language/words.ts";
import { carsWords } from "../cars.words.ts";

/** The name of a car as pages show it: 'Unnamed Car' where it has none. */
export function useCarName(): (car: { name: string }) => string {
  const words = useWords(carsWords);
  return (car) => car.name.trim() || words.unnamed;
}
