import { useApiQuery } from "#kit/web/queries.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Icon } from "#kit/web/ui/icon.tsx";
import { QueryState } from "#kit/web/ui/query-state.tsx";
import { useWords } from "#kit/web/words.ts";
import { achievementStatsWords } from "../achievement-stats.words.ts";
import { achievementStatsQuery } from "./achievement-stats.queries.ts";
import { CountUp } from "./count-up.tsx";
import styles from "./stat-counters.module.css";
import { STAT_ICONS } from "./stat-icon.ts";

interface Props {
  /** `wall` is two by two with figures that fill it, `strip` one line. */
  look?: "wall" | "strip";
}

/** The team in numbers; each counts up once when it is first seen. */
export function StatCounters({ look = "wall" }: Props) {
  const t = useWords(achievementStatsWords);
  const query = useApiQuery(achievementStatsQuery);
  return (
    <QueryState query={query} errorText={t.failed}>
      {(stats) => (
        <ul className={classNames(styles.stats, styles[look])} aria-label={t.label}>
          {stats
            .filter((stat) => stat.is_active)
            .map((stat) => (
              <li key={stat.id} className={styles.stat}>
                <Icon icon={STAT_ICONS[stat.icon]} className={styles.icon} />
                <CountUp value={stat.value} className={styles.value} />
                <span className={styles.title}>{stat.title}</span>
              </li>
            ))}
        </ul>
      )}
    </QueryState>
  );
}
