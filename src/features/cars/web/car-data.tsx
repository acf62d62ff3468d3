import { breadcrumbs } from "#kit/web/ui/breadcrumbs.ts";
import { useSiteName } from "#kit/web/ui/site-name.tsx";
import { StructuredData } from "#kit/web/ui/structured-data.tsx";
import { useAbsolute } from "#kit/web/ui/use-absolute.ts";
import { useWords } from "#kit/web/words.ts";
import type { ShownCar } from "../cars.contract.ts";
import { carsWords } from "../cars.words.ts";
import { useCarName } from "./use-car-name.ts";

/** The way to a car for search engines. */
export function CarData({ car }: { car: ShownCar }) {
  const words = useWords(carsWords);
  const name = useCarName()(car);
  const { page } = useAbsolute();
  const team = useSiteName();
  const steps = breadcrumbs([
    [team, page("/")],
    [words.title, page("/cars-gallery")],
    [name, page(`/car/${car.slug}`)],
  ]);
  return <StructuredData things={[steps]} />;
}
