import type { LoaderFunctionArgs } from "react-router";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, waitForNothing } from "#kit/web/loading.ts";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { WayHome } from "#kit/web/ui/links/way-home.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { carPageWords } from "../car-page.words.ts";
import { carsWords } from "../cars.words.ts";
import { CarCard } from "./car-card.tsx";
import { carsQuery } from "./cars.queries.ts";
import styles from "./cars-page.module.css";

export const loader = (args: LoaderFunctionArgs) => prefetch(args, [carsQuery]);
export const clientLoader = waitForNothing;

/** All cars by display order, each leading to its own page. */
export default function CarsPage() {
  const words = useWords(carsWords);
  const page = useWords(carPageWords);
  const cars = useApiQuery(carsQuery);
  return (
    <>
      <PageHead title={words.title} description={page.description} image={cars.data?.[0]?.image_path} />
      <Section level={1} kicker={words.kicker} title={words.title} lead={words.lead}>
        <QueryState
          query={cars}
          errorText={words.loadFailed}
          emptyText={words.noCars}
          emptyAction={<WayHome />}
        >
          {(list) => (
            <ul className={styles.grid}>
              {list.map((car, index) => (
                <Reveal key={car.id} as="li" index={index % 2} className={styles.place}>
                  <CarCard car={car} priority={index === 0} />
                </Reveal>
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
    </>
  );
}
