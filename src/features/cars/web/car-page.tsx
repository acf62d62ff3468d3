import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useParams } from "react-router";
import { TaggedPosts } from "#features/blog/web/index.ts";
import { type ApiQuery, optionsOf, useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, prefetchPage, renderingContext, waitForNothing } from "#kit/web/loading.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { breadcrumbs } from "#kit/web/ui/page/breadcrumbs.ts";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { RecordPage } from "#kit/web/ui/page/record-page.tsx";
import { useSiteName } from "#kit/web/ui/page/site-name.tsx";
import { StructuredData } from "#kit/web/ui/page/structured-data.tsx";
import { useAbsolute } from "#kit/web/ui/page/use-absolute.ts";
import { carPageWords } from "../car-page.words.ts";
import type { PublicCar, PublicCarDetail } from "../cars.contract.ts";
import { carsWords } from "../cars.words.ts";
import { CarDriver } from "./car/car-driver.tsx";
import { CarMore } from "./car/car-more.tsx";
import { CarNeighbours } from "./car/car-neighbours.tsx";
import { CarView } from "./car/car-view.tsx";
import { besideCar } from "./car-link.tsx";
import { carQuery, carsQuery } from "./cars.queries.ts";
import { CarPhotos } from "./photos/car-photos.tsx";
import { useCarName } from "./use-car-name.ts";

export const loader = (args: LoaderFunctionArgs) => loadCar(args, () => []);

/** Loads a car's page with what `more` needs. */
export async function loadCar(args: LoaderFunctionArgs, more: (car: PublicCarDetail) => ApiQuery<unknown>[]) {
  const main = carQuery(args.params.slug ?? "");
  const page = await prefetchPage(args, main, [carsQuery]);
  const { api, client, language } = args.context.get(renderingContext);
  const car = client.getQueryData<PublicCarDetail>(optionsOf(main, api, language).queryKey);
  if (car) await prefetch(args, [...besideCar(car), ...more(car)]);
  return page;
}
export const clientLoader = waitForNothing;

/** One car: its spec sheet, its build and results, its photographs, its driver, what the blog says, and the others. */
export default function CarPage({ below }: { below?: (car: PublicCarDetail) => ReactNode }) {
  const { slug = "" } = useParams();
  const words = useWords(carsWords);
  const page = useWords(carPageWords);
  const nameOf = useCarName();
  const query = useApiQuery(carQuery(slug));
  const others = (
    <ButtonLink to="/cars-gallery" queries={[carsQuery]}>
      {words.allCars}
    </ButtonLink>
  );
  return (
    <RecordPage
      query={query}
      words={{ ...page, kicker: words.kicker, title: words.details, loadFailed: page.detailFailed }}
      others={others}
    >
      {(car) => (
        <>
          <PageHead
            title={nameOf(car)}
            description={car.description.trim() || page.noDescription}
            image={car.image_path}
          />
          <CarData car={car} />
          <CarView key={car.slug} car={car} />
          <CarMore car={car} />
          {below?.(car)}
          <CarPhotos key={car.id} car={car} />
          <CarDriver car={car} />
          <TaggedPosts
            tag={car.name}
            kicker={page.postsKicker}
            title={page.posts(nameOf(car).replaceAll(" ", "\u00a0"))}
          />
          <CarNeighbours slug={car.slug} />
        </>
      )}
    </RecordPage>
  );
}

/** The way to a car for search engines. */
function CarData({ car }: { car: PublicCar }) {
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
