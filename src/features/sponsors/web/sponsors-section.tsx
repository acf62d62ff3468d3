import { useApiQuery } from "#kit/web/queries.ts";
import { QueryState } from "#kit/web/ui/query-state.tsx";
import { Section } from "#kit/web/ui/section.tsx";
import { useWords } from "#kit/web/words.ts";
import { sponsorsWords } from "../sponsors.words.ts";
import { SponsorLogo } from "./sponsor-logo.tsx";
import { sponsorsQuery } from "./sponsors.queries.ts";
import styles from "./sponsors-section.module.css";

/** The home page's partners in rows of five, fewer on a phone. */
export function SponsorsSection() {
  const words = useWords(sponsorsWords);
  const sponsors = useApiQuery(sponsorsQuery);
  return (
    <Section id="sponsors" kicker={words.kicker} title={words.title} layout="beside">
      <QueryState
        query={sponsors}
        errorText={words.loadFailed}
        emptyText={words.empty}
        isEmpty={(list) => !list.some((sponsor) => sponsor.is_active)}
      >
        {(list) => (
          <ul className={styles.wall}>
            {list
              .filter((sponsor) => sponsor.is_active)
              .map((sponsor) => (
                <li key={sponsor.id} className={styles.place}>
                  <SponsorLogo sponsor={sponsor} />
                </li>
              ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}
