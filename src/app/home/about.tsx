import { StatCounters } from "#features/achievement-stats/web/stat-counters.tsx";
import { useSettings } from "#features/settings/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { buttonClass } from "#kit/web/ui/buttons/button.tsx";
import { AnchorLink } from "#kit/web/ui/links/anchor-link.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import styles from "./about.module.css";
import { homeSectionsWords } from "./home-sections.words.ts";

/** Who the team is: story, mission, four counters as one line across the page, and the way to the people. */
export function About() {
  const t = useWords(homeSectionsWords);
  const { settings } = useSettings();
  return (
    <Section id="about" kicker={settings.about_kicker} title={settings.about_title} tone="raised">
      <div className={styles.words}>
        {settings.about_story && <p className={styles.story}>{settings.about_story}</p>}
        {settings.about_mission && (
          <div className={styles.mission}>
            <h3 className={styles.subtitle}>{t.missionTitle}</h3>
            <p>{settings.about_mission}</p>
          </div>
        )}
      </div>
      <StatCounters />
      <p className={styles.way}>
        <AnchorLink anchor="team" className={buttonClass({ variant: "quiet" })}>
          {t.meetTeam}
        </AnchorLink>
      </p>
    </Section>
  );
}
