import type { LoaderFunctionArgs } from "react-router";
import CarPage, { loadCar } from "#features/cars/web/car-page.tsx";
import { resultsWords } from "#features/results/results.words.ts";
import { CareerFigures, carStartsQuery, StartsTable } from "#features/results/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Section } from "#kit/web/ui/page/section.tsx";

export { clientLoader } from "#features/cars/web/car-page.tsx";

export const loader = (args: LoaderFunctionArgs) => loadCar(args, ({ id }) => [carStartsQuery(id)]);

/** A car's page with the races that it has driven: cars know nothing of results. */
export default function CarResultsPage() {
  return <CarPage below={({ id }) => <CarStarts car={id} />} />;
}

function CarStarts({ car }: { car: number }) {
  const words = useWords(resultsWords);
  const { data } = useApiQuery(carStartsQuery(car));
  if (!data || data.figures.starts === 0) return null;
  return (
    <Section kicker={words.kicker} title={words.starts} tone="raised">
      <CareerFigures figures={data.figures} />
      <StartsTable starts={data.starts} beside="driver" />
    </Section>
  );
}
