import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { resultsWords } from "../results.words.ts";
import styles from "./results.module.css";
import { latestResultQuery } from "./results.queries.ts";
import { usePoints } from "./standings-table.tsx";

/** The last result of the team's drivers and how they stand, in a few lines; nothing while no round has been held. */
export function LastResult() {
  const words = useWords(resultsWords);
  const points = usePoints();
  const { data } = useApiQuery(latestResultQuery);
  if (!data) return null;
  const { season, round, own, podium } = data;
  const title = round.name || round.track || words.round(round.number);
  const told =
    own.length > 0 ? own.slice(0, 3) : podium.map((one) => ({ ...one, position: null, total: null }));
  return (
    <div className={styles.last}>
      <p>
        <b className={styles.kicker}>{words.lastResult}</b>{" "}
        <SiteLink to={`/season/${season.year}/round/${round.id}`}>{title}</SiteLink>
      </p>
      <ul className={styles.lastPlaces}>
        {told.map(({ driver, place, position, total }) => (
          <li key={driver.id}>
            <strong>{place === null ? "–" : words.placed(place)}</strong> {driver.name}
            {position !== null && (
              <span className={styles.muted}>
                {` · ${words.standing(words.placed(position), points(total ?? 0))}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      <SiteLink to={`/season/${season.year}`} className={styles.way}>
        {words.wholeStanding(season.year)}
      </SiteLink>
    </div>
  );
}
