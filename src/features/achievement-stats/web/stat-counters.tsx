import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import type { AchievementStat } from "../achievement-stats.content.ts";
import { achievementStatsWords } from "../achievement-stats.words.ts";
import { achievementStatsQuery } from "./achievement-stats.queries.ts";
import { CountUp } from "./count-up.tsx";
import styles from "./stat-counters.module.css";
import { STAT_ICONS } from "./stat-icon.ts";

/** The team in numbers; each counts up once when it is first seen. */
export function StatCounters() {
  const t = useWords(achievementStatsWords);
  const query = useApiQuery(achievementStatsQuery);
  return (
    <QueryState query={query} errorText={t.failed}>
      {(stats) => <Counters stats={stats.filter(({ is_active }) => is_active)} />}
    </QueryState>
  );
}

function Counters({ stats }: { stats: Pick<AchievementStat, "id" | "icon" | "value" | "title">[] }) {
  const t = useWords(achievementStatsWords);
  if (stats.length === 0) return null;
  return (
    <div className={styles.width}>
      <ul className={styles.stats} aria-label={t.label}>
        {stats.map((stat) => (
          <li key={stat.id} className={styles.stat}>
            <CountUp value={stat.value} className={styles.value} />
            <span className={styles.title}>
              <Icon icon={STAT_ICONS[stat.icon]} className={styles.icon} />
              {stat.title}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
