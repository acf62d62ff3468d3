import type { LoaderFunctionArgs } from "react-router";
import { carsQuery } from "#features/cars/web/index.ts";
import { SeasonsLinks, seasonsQuery } from "#features/results/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, waitForNothing } from "#kit/web/loading.ts";
import { ListPage } from "#kit/web/ui/page/list-page.tsx";
import { achievementsWords } from "../achievements.words.ts";
import { achievementsQuery } from "./achievements.queries.ts";
import { Timeline } from "./timeline.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  prefetch(args, [achievementsQuery, carsQuery, seasonsQuery]);
export const clientLoader = waitForNothing;

/** The team's story, year by year. */
export default function AchievementsPage() {
  // The page also works without the cars.
  const cars = useApiQuery(carsQuery);
  return (
    <ListPage query={achievementsQuery} words={useWords(achievementsWords)}>
      {(list) => (
        <>
          <SeasonsLinks />
          <Timeline achievements={list} cars={cars.data ?? []} />
        </>
      )}
    </ListPage>
  );
}
