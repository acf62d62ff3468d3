import { SocialLinks } from "#app/layouts/footer/social-links.tsx";
import { useTeam } from "#app/layouts/use-team.ts";
import { PartnersWay } from "#app/partners/partners-way.tsx";
import { StatCounters } from "#features/achievement-stats/web/stat-counters.tsx";
import { MilestonesSection } from "#features/achievements/web/milestones-section.tsx";
import { LatestPostsSection } from "#features/blog/web/latest-posts-section.tsx";
import { CarsCarousel } from "#features/cars/web/carousel/cars-carousel.tsx";
import { EventsSection } from "#features/events/web/events-section.tsx";
import { GallerySection } from "#features/gallery/web/gallery-section.tsx";
import { ContactSection } from "#features/messages/web/contact-section.tsx";
import { LastResult } from "#features/results/web/index.ts";
import { SponsorsSection } from "#features/sponsors/web/sponsors-section.tsx";
import { TeamSection } from "#features/team-members/web/team-section.tsx";
import { Part } from "#kit/web/ui/hydration/hydration.tsx";
import { TyreMarks } from "#kit/web/ui/tyre-marks.tsx";
import { About } from "./about.tsx";
import { DriftTaxi } from "./drift-taxi.tsx";
import { ShopSection } from "./shop-section.tsx";

/** The sections below the first screen. docs/spec-coverage-public.md lists them in their order. */
export function HomeSections() {
  const hasProfiles = useTeam().social.length > 0;
  return (
    <>
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
        <EventsSection result={<LastResult />} />
      </Part>
      <Part>
        <MilestonesSection counters={<StatCounters />} />
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
    </>
  );
}
