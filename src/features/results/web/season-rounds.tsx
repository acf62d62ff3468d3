import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import type { ShownSeason } from "../results.contract.ts";
import { resultsWords } from "../results.words.ts";
import styles from "./results.module.css";

/** The rounds of a season, each with its winner and the way to its result. */
export function SeasonRounds({
  rounds,
  year,
}: {
  rounds: PublicRecord<ShownSeason["rounds"]>;
  year: number;
}) {
  const words = useWords(resultsWords);
  const { language } = useLanguage();
  return (
    <ol className={styles.list}>
      {rounds.map(({ id, number, name, track, date, state, winner }) => (
        <li key={id} className={styles.round}>
          <SiteLink to={`/season/${year}/round/${id}`}>{name || track || words.round(number)}</SiteLink>
          {date && <span>{formatDay(date, language)}</span>}
          <span className={styles.muted}>{winner ? words.winner(winner.name) : words.states[state]}</span>
        </li>
      ))}
    </ol>
  );
}
