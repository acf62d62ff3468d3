import { type LoaderFunctionArgs, useParams } from "react-router";
import { TaggedPosts } from "#features/blog/web/index.ts";
import { prefetch, prefetchPage, renderingContext, waitForNothing } from "#kit/web/loading.ts";
import { optionsOf, useApiQuery } from "#kit/web/queries.ts";
import { breadcrumbs } from "#kit/web/ui/breadcrumbs.ts";
import { ButtonLink } from "#kit/web/ui/button-link.tsx";
import { PageHead } from "#kit/web/ui/page-head.tsx";
import { RecordPage } from "#kit/web/ui/record-page.tsx";
import { useSiteName } from "#kit/web/ui/site-name.tsx";
import { StructuredData } from "#kit/web/ui/structured-data.tsx";
import { useAbsolute } from "#kit/web/ui/use-absolute.ts";
import { useWords } from "#kit/web/words.ts";
import type { ShownCar, ShownCarDetail } from "../cars.contract.ts";
import { carsWords } from "../cars.words.ts";
import { CarDriver } from "./car/car-driver.tsx";
import { CarMore } from "./car/car-more.tsx";
import { CarNeighbours } from "./car/car-neighbours.tsx";
import { CarView } from "./car/car-view.tsx";
import { besideCar } from "./car-link.tsx";
import { carQuery, carsQuery } from "./cars.queries.ts";
import { CarPhotos } from "./photos/car-photos.tsx";
import { useCarName } from "./use-car-name.ts";

export async function loader(args: LoaderFunctionArgs) {
  const main = carQuery(args.params.slug ?? "");
  const page = await prefetchPage(args, main, [carsQuery]);
  const { api, client, language } = args.context.get(renderingContext);
  const car = client.getQueryData<ShownCarDetail>(optionsOf(main, api, language).queryKey);
  if (car) await prefetch(args, besideCar(car));
  return page;
}
export const clientLoader = waitForNothing;

/** One car: its spec sheet, its build and results, its photographs, its driver, what the blog says, and the others. */
export default function CarPage() {
  const { slug = "" } = useParams();
  const words = useWords(carsWords);
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
      words={{ ...words, title: words.details, loadFailed: words.detailFailed }}
      others={others}
    >
      {(car) => (
        <>
          <PageHead
            title={nameOf(car)}
            description={car.description.trim() || words.noDescription}
            image={car.image_path}
          />
          <CarData car={car} />
          <CarView key={car.slug} car={car} />
          <CarMore car={car} />
          <CarPhotos key={car.id} car={car} />
          <CarDriver car={car} />
          <TaggedPosts tag={car.name} kicker={words.postsKicker} title={words.posts(nameOf(car))} />
          <CarNeighbours slug={car.slug} />
        </>
      )}
    </RecordPage>
  );
}

/** The way to a car for search engines. */
function CarData({ car }: { car: ShownCar }) {
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
