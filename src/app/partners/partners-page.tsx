import type { LoaderFunctionArgs } from "react-router";
import { achievementStatsQuery } from "#features/achievement-stats/web/achievement-stats.queries.ts";
import { StatCounters } from "#features/achievement-stats/web/stat-counters.tsx";
import { pageQuery } from "#features/pages/web/pages.queries.ts";
import { TextPageWith } from "#features/pages/web/text-page.tsx";
import { sponsorsQuery } from "#features/sponsors/web/sponsors.queries.ts";
import { SponsorTiers } from "#features/sponsors/web/sponsors-section.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import { buttonClass } from "#kit/web/ui/buttons/button.tsx";
import { AnchorLink } from "#kit/web/ui/links/anchor-link.tsx";
import { partnersWords } from "./partners.words.ts";
import { PARTNERS } from "./partners-address.ts";
import styles from "./partners-page.module.css";

export { handle } from "#features/pages/web/text-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const [page] = await Promise.all([
    prefetchPage(args, pageQuery(PARTNERS)),
    prefetch(args, [achievementStatsQuery, sponsorsQuery]),
  ]);
  return page;
}
export const clientLoader = waitForNothing;

/** The team's own words on partnership, with its numbers, its partners, and the way to write to it. */
export default function PartnersPage() {
  const words = useWords(partnersWords);
  return (
    <TextPageWith
      slug={PARTNERS}
      own={[
        { id: "numbers", title: words.numbers, content: <StatCounters /> },
        { id: "with-us", title: words.withUs, content: <SponsorTiers /> },
        {
          id: "write",
          title: words.write,
          content: (
            <div className={styles.write}>
              <p>{words.writeText}</p>
              <AnchorLink anchor="contact" className={buttonClass({ variant: "hot" })}>
                {words.contact}
              </AnchorLink>
            </div>
          ),
        },
      ]}
    />
  );
}
