import { achievementStatsQuery } from "#features/achievement-stats/web/achievement-stats.queries.ts";
import { milestonesQuery } from "#features/achievements/web/achievements.queries.ts";
import { latestPostsQuery } from "#features/blog/web/blog.queries.ts";
import { LATEST_POSTS } from "#features/blog/web/latest-posts-section.tsx";
import { carsQuery } from "#features/cars/web/cars.queries.ts";
import { rideDaysQuery } from "#features/days/web/index.ts";
import { homeEventsQuery } from "#features/events/web/events.queries.ts";
import { galleryQuery } from "#features/gallery/web/gallery.queries.ts";
import { HOME_PICTURES } from "#features/gallery/web/gallery-section.tsx";
import { featuredProductsQuery } from "#features/products/web/products.queries.ts";
import { latestResultQuery } from "#features/results/web/results.queries.ts";
import { useSettings } from "#features/settings/web/index.ts";
import { settingsQuery } from "#features/settings/web/settings.queries.ts";
import { sponsorsQuery } from "#features/sponsors/web/sponsors.queries.ts";
import { teamMembersQuery } from "#features/team-members/web/team-members.queries.ts";
import { AfterFirstScreen } from "#kit/web/after-first-screen.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch } from "#kit/web/loading.ts";
import { LaterPart } from "#kit/web/ui/hydration/later-part.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import type { Route } from "./+types/home-page.ts";
import { voucherQuery } from "./drift-taxi.tsx";
import { Hero } from "./hero.tsx";
import { homeWords } from "./home.words.ts";
import { homeSections } from "./home-sections.code.ts";
import { SettingsGate } from "./settings-gate.tsx";
import { TeamData } from "./team-data.tsx";

export async function loader(args: Route.LoaderArgs) {
  await homeSections.load();
  return prefetch(args, [
    settingsQuery,
    homeEventsQuery("our"),
    rideDaysQuery,
    achievementStatsQuery,
    teamMembersQuery,
    milestonesQuery,
    galleryQuery(HOME_PICTURES),
    sponsorsQuery,
    latestPostsQuery(LATEST_POSTS),
    latestResultQuery,
    carsQuery,
    voucherQuery,
    featuredProductsQuery,
  ]);
}

/**
 * A later visit shows the page whole. Links ask for its code ahead (`PageDataProvider`); where it can't be had, the
 * document is loaded, as the router does for a page's own code.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    await homeSections.load();
  } catch {
    // The address of a step in the history is the new one already.
    if (location.pathname === new URL(request.url).pathname) location.reload();
    else location.assign(request.url);
    await new Promise(() => {});
  }
  return null;
}

/** The team's story on one page. docs/spec-coverage-public.md lists the sections in their order. */
export default function HomePage() {
  const { settings } = useSettings();
  const t = useWords(homeWords);
  return (
    <SettingsGate>
      <PageHead
        title={t.headTitle}
        description={settings.hero_description || undefined}
        image={settings.hero_image}
      />
      <TeamData />
      <Hero />
      <AfterFirstScreen />
      <LaterPart code={homeSections} />
    </SettingsGate>
  );
}
