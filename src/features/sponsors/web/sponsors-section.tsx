import type { ReactNode } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import type { PublicSponsor, SponsorTier } from "../sponsors.content.ts";
import { sponsorsWords } from "../sponsors.words.ts";
import { SponsorLogo } from "./sponsor-logo.tsx";
import { sponsorsQuery } from "./sponsors.queries.ts";
import styles from "./sponsors-section.module.css";

/** The home page's partners by tiers, the highest first and the largest, with what they do for the team. */
export function SponsorsSection({ action }: { action?: ReactNode }) {
  const words = useWords(sponsorsWords);
  return (
    <Section id="sponsors" kicker={words.kicker} title={words.title} action={action}>
      <SponsorTiers />
    </Section>
  );
}

/** The partners by tiers, below a heading of the second level. */
export function SponsorTiers() {
  const words = useWords(sponsorsWords);
  const sponsors = useApiQuery(sponsorsQuery);
  return (
    <QueryState
      query={sponsors}
      errorText={words.loadFailed}
      emptyText={words.empty}
      isEmpty={(list) => !list.some((sponsor) => sponsor.is_active)}
    >
      {(list) => <Tiers sponsors={list.filter((sponsor) => sponsor.is_active)} />}
    </QueryState>
  );
}

const TIERS: readonly SponsorTier[] = ["main", "partner", "supplier"];
const LOOKS: Partial<Record<SponsorTier, string | undefined>> = {
  main: styles.main,
  supplier: styles.supplier,
};

/** A team that tells its partners no tiers apart gets one wall without headings. */
function Tiers({ sponsors }: { sponsors: PublicSponsor[] }) {
  const words = useWords(sponsorsWords);
  const tiers = TIERS.map((tier) => ({ tier, list: sponsors.filter((one) => one.tier === tier) })).filter(
    ({ list }) => list.length > 0,
  );
  return (
    <div className={styles.tiers}>
      {tiers.map(({ tier, list }) => (
        <div key={tier} className={styles.tier}>
          {tiers.length > 1 && <h3 className={styles.tierName}>{words.tiers[tier](list.length)}</h3>}
          <ul className={classNames(styles.wall, LOOKS[tier])}>
            {list.map((sponsor) => (
              <li key={sponsor.id}>
                <SponsorLogo sponsor={sponsor} large={tier === "main"} />
                {sponsor.contribution.trim() && <p className={styles.contribution}>{sponsor.contribution}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
