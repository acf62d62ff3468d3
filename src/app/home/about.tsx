import { StatCounters } from "#features/achievement-stats/web/stat-counters.tsx";
import { ButtonLink } from "#kit/web/ui/button-link.tsx";
import { Section } from "#kit/web/ui/section.tsx";
import { useWords } from "#kit/web/words.ts";
import styles from "./about.module.css";
import { homeWords } from "./home.words.ts";

/** Who the team is: story, mission, four counters, and the way to the people. */
export function About() {
  const t = useWords(homeWords);
  return (
    <Section id="about" kicker={t.aboutKicker} title={t.aboutTitle} tone="raised">
      <div className={styles.grid}>
        <div className={styles.words}>
          <p className={styles.story}>{t.story}</p>
          <div>
            <h3 className={styles.subtitle}>{t.missionTitle}</h3>
            <p>{t.mission}</p>
          </div>
          <ButtonLink to="/#team" variant="quiet">
            {t.meetTeam}
          </ButtonLink>
        </div>
        <StatCounters />
      </div>
    </Section>
  );
}
