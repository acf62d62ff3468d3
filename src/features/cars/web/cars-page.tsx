import type { LoaderFunctionArgs } from "react-router";
import { prefetch, waitForNothing } from "#kit/web/loading.ts";
import { useApiQuery } from "#kit/web/queries.ts";
import { PageHead } from "#kit/web/ui/page-head.tsx";
import { QueryState } from "#kit/web/ui/query-state.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { Section } from "#kit/web/ui/section.tsx";
import { WayHome } from "#kit/web/ui/way-home.tsx";
import { useWords } from "#kit/web/words.ts";
import { carsWords } from "../cars.words.ts";
import { CarCard } from "./car-card.tsx";
import { carsQuery } from "./cars.queries.ts";
import styles from "./cars-page.module.css";

export const loader = (args: LoaderFunctionArgs) => prefetch(args, [carsQuery]);
export const clientLoader = waitForNothing;

/** All cars by display order, each leading to its own page. */
export default function CarsPage() {
  const words = useWords(carsWords);
  const cars = useApiQuery(carsQuery);
  return (
    <>
      <PageHead title={words.title} description={words.description} image={cars.data?.[0]?.image_path} />
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
