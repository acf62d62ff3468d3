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

/** The home page's partners in rows of five, the highest tier first; each says its tier and what it does for the team. */
export function SponsorsSection({ action }: { action?: ReactNode }) {
  const words = useWords(sponsorsWords);
  return (
    <Section id="sponsors" kicker={words.kicker} title={words.title} action={action}>
      <Sponsors>{(list) => <Rows sponsors={list} />}</Sponsors>
    </Section>
  );
}

/** The partners by tiers, the highest the largest, below a heading of the second level. */
export function SponsorTiers() {
  return <Sponsors>{(list) => <Tiers sponsors={list} />}</Sponsors>;
}

function Sponsors({ children }: { children: (list: PublicSponsor[]) => ReactNode }) {
  const words = useWords(sponsorsWords);
  const sponsors = useApiQuery(sponsorsQuery);
  return (
    <QueryState
      query={sponsors}
      errorText={words.loadFailed}
      emptyText={words.empty}
      isEmpty={(list) => !list.some((sponsor) => sponsor.is_active)}
    >
      {(list) => children(list.filter((sponsor) => sponsor.is_active))}
    </QueryState>
  );
}

const TIERS: readonly SponsorTier[] = ["main", "partner", "supplier"];
const LOOKS: Partial<Record<SponsorTier, string | undefined>> = {
  main: styles.main,
  supplier: styles.supplier,
};

function Rows({ sponsors }: { sponsors: PublicSponsor[] }) {
  const words = useWords(sponsorsWords);
  const sorted = TIERS.flatMap((tier) => sponsors.filter((one) => one.tier === tier));
  const hasTiers = new Set(sorted.map(({ tier }) => tier)).size > 1;
  return (
    <ul className={classNames(styles.wall, styles.rows)}>
      {sorted.map((sponsor) => (
        <li key={sponsor.id}>
          <SponsorLogo sponsor={sponsor} />
          <p className={styles.contribution}>
            {hasTiers && <b className={styles.mark}>{words.tiers[sponsor.tier](1)}</b>} {sponsor.contribution}
          </p>
        </li>
      ))}
    </ul>
  );
}

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
