import type { LoaderFunctionArgs } from "react-router";
import { carsQuery } from "#features/cars/web/index.ts";
import { prefetch, waitForNothing } from "#kit/web/loading.ts";
import { useApiQuery } from "#kit/web/queries.ts";
import { PageHead } from "#kit/web/ui/page-head.tsx";
import { QueryState } from "#kit/web/ui/query-state.tsx";
import { Section } from "#kit/web/ui/section.tsx";
import { WayHome } from "#kit/web/ui/way-home.tsx";
import { useWords } from "#kit/web/words.ts";
import { achievementsWords } from "../achievements.words.ts";
import { achievementsQuery } from "./achievements.queries.ts";
import { Timeline } from "./timeline.tsx";

export const loader = (args: LoaderFunctionArgs) => prefetch(args, [achievementsQuery, carsQuery]);
export const clientLoader = waitForNothing;

/** The team's story, year by year. */
export default function AchievementsPage() {
  const words = useWords(achievementsWords);
  const achievements = useApiQuery(achievementsQuery);
  // The page also works without the cars.
  const cars = useApiQuery(carsQuery);
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <Section level={1} kicker={words.kicker} title={words.title} lead={words.lead}>
        <QueryState
          query={achievements}
          errorText={words.loadFailed}
          emptyText={words.empty}
          emptyAction={<WayHome />}
          isEmpty={(list) => !list.some((entry) => entry.is_active)}
        >
          {(list) => (
            <Timeline achievements={list.filter((entry) => entry.is_active)} cars={cars.data ?? []} />
          )}
        </QueryState>
      </Section>
    </>
  );
}
