import { lastDay } from "#features/events/index.ts";
import { homeEventsQuery } from "#features/events/web/events.queries.ts";
import { isCalendarDay, pragueDay } from "#kit/contract/time/days.ts";
import { formatDays } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { AnchorLink } from "#kit/web/ui/links/anchor-link.tsx";
import { homeWords } from "./home.words.ts";
import styles from "./next-race.module.css";

/** The team's next event in one line on the first screen; nothing while there is none. */
export function NextRace() {
  const t = useWords(homeWords);
  const { language } = useLanguage();
  const { data: events = [] } = useApiQuery(homeEventsQuery("our"));
  const today = pragueDay(new Date());
  const next = events.find((event) => isCalendarDay(event.date) && lastDay(event) >= today);
  if (!next) return null;
  return (
    <AnchorLink anchor="events" className={styles.race}>
      <span className={styles.label}>{next.is_race ? t.nextRace : t.nextEvent}</span>
      <time dateTime={next.date}>{formatDays(next.date, next.end_date, language)}</time>
      <span className={styles.place}>{[next.title, next.location].filter(Boolean).join(", ")}</span>
    </AnchorLink>
  );
}
