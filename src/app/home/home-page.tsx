import { SocialLinks } from "#app/layouts/footer/social-links.tsx";
import { useTeam } from "#app/layouts/use-team.ts";
import { PartnersWay } from "#app/partners/partners-way.tsx";
import { achievementStatsQuery } from "#features/achievement-stats/web/achievement-stats.queries.ts";
import { milestonesQuery } from "#features/achievements/web/achievements.queries.ts";
import { MilestonesSection } from "#features/achievements/web/milestones-section.tsx";
import { latestPostsQuery } from "#features/blog/web/blog.queries.ts";
import { LATEST_POSTS, LatestPostsSection } from "#features/blog/web/latest-posts-section.tsx";
import { CarsCarousel } from "#features/cars/web/carousel/cars-carousel.tsx";
import { carsQuery } from "#features/cars/web/cars.queries.ts";
import { rideDaysQuery } from "#features/days/web/index.ts";
import { homeEventsQuery } from "#features/events/web/events.queries.ts";
import { EventsSection } from "#features/events/web/events-section.tsx";
import { galleryQuery } from "#features/gallery/web/gallery.queries.ts";
import { GallerySection, HOME_PICTURES } from "#features/gallery/web/gallery-section.tsx";
import { ContactSection } from "#features/messages/web/contact-section.tsx";
import { featuredProductsQuery } from "#features/products/web/products.queries.ts";
import { useSettings } from "#features/settings/web/index.ts";
import { settingsQuery } from "#features/settings/web/settings.queries.ts";
import { sponsorsQuery } from "#features/sponsors/web/sponsors.queries.ts";
import { SponsorsSection } from "#features/sponsors/web/sponsors-section.tsx";
import { teamMembersQuery } from "#features/team-members/web/team-members.queries.ts";
import { TeamSection } from "#features/team-members/web/team-section.tsx";
import { AfterFirstScreen } from "#kit/web/after-first-screen.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, waitForNothing } from "#kit/web/loading.ts";
import { Part } from "#kit/web/ui/hydration/hydration.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { TyreMarks } from "#kit/web/ui/tyre-marks.tsx";
import type { Route } from "./+types/home-page.ts";
import { About } from "./about.tsx";
import { DriftTaxi, voucherQuery } from "./drift-taxi.tsx";
import { Hero } from "./hero.tsx";
import { homeWords } from "./home.words.ts";
import { SettingsGate } from "./settings-gate.tsx";
import { ShopSection } from "./shop-section.tsx";
import { TeamData } from "./team-data.tsx";

export const loader = (args: Route.LoaderArgs) =>
  prefetch(args, [
    settingsQuery,
    homeEventsQuery("our"),
    rideDaysQuery,
    achievementStatsQuery,
    teamMembersQuery,
    milestonesQuery,
    galleryQuery(HOME_PICTURES),
    sponsorsQuery,
    latestPostsQuery(LATEST_POSTS),
    carsQuery,
    voucherQuery,
    featuredProductsQuery,
  ]);
export const clientLoader = waitForNothing;

/** The team's story on one page. docs/spec-coverage-public.md lists the sections in their order. */
export default function HomePage() {
  const { settings } = useSettings();
  const t = useWords(homeWords);
  const hasProfiles = useTeam().social.length > 0;
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
      <Part>
        <About />
      </Part>
      <Part>
        <TeamSection />
      </Part>
      <TyreMarks />
      <Part>
        <CarsCarousel />
      </Part>
      <Part>
        <DriftTaxi />
      </Part>
      <Part>
        <EventsSection />
      </Part>
      <Part>
        <MilestonesSection />
      </Part>
      <TyreMarks shape="hook" />
      <Part>
        <GallerySection />
      </Part>
      <Part>
        <ShopSection />
      </Part>
      <Part>
        <SponsorsSection action={<PartnersWay />} />
      </Part>
      <Part>
        <LatestPostsSection />
      </Part>
      <Part>
        <ContactSection social={hasProfiles && <SocialLinks />} />
      </Part>
    </SettingsGate>
  );
}
