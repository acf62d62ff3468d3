import { type LoaderFunctionArgs, useParams } from "react-router";
import { isNotFound } from "#kit/web/api-error.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import { useApiQuery } from "#kit/web/queries.ts";
import { PageHead } from "#kit/web/ui/page-head.tsx";
import { QueryState } from "#kit/web/ui/query-state.tsx";
import { Section } from "#kit/web/ui/section.tsx";
import { useWords } from "#kit/web/words.ts";
import { carsWords } from "../cars.words.ts";
import { CarData } from "./car-data.tsx";
import { CarNeighbours } from "./car-neighbours.tsx";
import { CarNotFound } from "./car-not-found.tsx";
import { CarPhotos } from "./car-photos.tsx";
import { CarSheet } from "./car-sheet.tsx";
import { carQuery, carsQuery } from "./cars.queries.ts";
import { useCarName } from "./use-car-name.ts";

export const loader = (args: LoaderFunctionArgs) =>
  prefetchPage(args, carQuery(args.params.slug ?? ""), [carsQuery]);
export const clientLoader = waitForNothing;

/** One car: its spec sheet, its photographs, and the way to the others. */
export default function CarPage() {
  const { slug = "" } = useParams();
  const words = useWords(carsWords);
  const nameOf = useCarName();
  const query = useApiQuery(carQuery(slug));
  if (isNotFound(query.error)) return <CarNotFound />;
  if (!query.data) {
    return (
      <Section level={1} kicker={words.kicker} title={words.details}>
        <PageHead title={words.details} noindex />
        <QueryState query={query} errorText={words.detailFailed}>
          {() => null}
        </QueryState>
      </Section>
    );
  }
  const car = query.data;
  return (
    <>
      <PageHead
        title={nameOf(car)}
        description={car.description.trim() || words.noDescription}
        image={car.image_path}
      />
      <CarData car={car} />
      <CarSheet key={car.slug} car={car} />
      <CarPhotos key={car.id} car={car} />
      <CarNeighbours slug={car.slug} />
    </>
  );
}
