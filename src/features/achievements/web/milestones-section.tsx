import type { ReactNode } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import type { PublicAchievement } from "../achievements.content.ts";
import { achievementsWords } from "../achievements.words.ts";
import { achievementsQuery, milestonesQuery } from "./achievements.queries.ts";
import styles from "./milestones-section.module.css";

/** The home page's trophies: the team in numbers, and the three latest milestones on a line. */
export function MilestonesSection({ counters }: { counters: ReactNode }) {
  const words = useWords(achievementsWords);
  const achievements = useApiQuery(milestonesQuery);
  const all = (
    <ButtonLink to="/achievements-gallery" queries={[achievementsQuery]} variant="quiet">
      {words.all}
    </ButtonLink>
  );
  return (
    <Section id="achievements" kicker={words.kicker} title={words.sectionTitle} action={all} tone="raised">
      <div className={styles.counters}>{counters}</div>
      <h3 className={styles.heading}>
        <VisuallyHidden>{words.milestones}</VisuallyHidden>
      </h3>
      <QueryState
        query={achievements}
        errorText={words.loadFailed}
        emptyText={words.empty}
        isEmpty={(list) => list.length === 0}
      >
        {(list) => <Milestones achievements={list} />}
      </QueryState>
    </Section>
  );
}

function Milestones({ achievements }: { achievements: PublicAchievement[] }) {
  const words = useWords(achievementsWords);
  return (
    <ol className={styles.milestones}>
      {achievements.map((entry, index) => (
        <Reveal key={entry.id} as="li" index={index} step={0.2} className={styles.milestone}>
          <p className={styles.year}>
            <time dateTime={String(entry.year)}>{entry.year}</time>
          </p>
          <h4 className={styles.title}>{entry.title.trim() || words.noTitle}</h4>
          <p className={styles.description}>{entry.description.trim() || words.noDescription}</p>
        </Reveal>
      ))}
    </ol>
  );
}
