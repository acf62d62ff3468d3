import { StatCounters } from "#features/achievement-stats/web/stat-counters.tsx";
import { useSettings } from "#features/settings/web/use-settings.ts";
import { AnchorLink } from "#kit/web/ui/anchor-link.tsx";
import { buttonClass } from "#kit/web/ui/button.tsx";
import { Section } from "#kit/web/ui/section.tsx";
import { useWords } from "#kit/web/words.ts";
import styles from "./about.module.css";
import { homeWords } from "./home.words.ts";

/** Who the team is: story, mission, the way to the people, and four counters as one line across the page. */
export function About() {
  const t = useWords(homeWords);
  const { settings } = useSettings();
  return (
    <Section
      id="about"
      kicker={settings.about_kicker}
      title={settings.about_title}
      action={
        <AnchorLink anchor="team" className={buttonClass({ variant: "quiet" })}>
          {t.meetTeam}
        </AnchorLink>
      }
      tone="raised"
    >
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
    </Section>
  );
}
