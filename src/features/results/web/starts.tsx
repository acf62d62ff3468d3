import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import type { DriverStarts, ShownStarts } from "../results.contract.ts";
import { resultsWords } from "../results.words.ts";
import { DriverName } from "./driver-name.tsx";
import styles from "./results.module.css";
import { Scrolled } from "./scrolled.tsx";
import { usePoints } from "./standings-table.tsx";

/** The numbers of a career, those that there are. */
export function CareerFigures({ figures }: { figures: PublicRecord<ShownStarts["figures"]> }) {
  const words = useWords(resultsWords);
  const { starts, wins, podiums, best_place, best_qualifying, battles_won } = figures;
  const shown = [
    [words.figures.starts, String(starts)],
    [words.figures.wins, String(wins)],
    [words.figures.podiums, String(podiums)],
    [words.figures.bestPlace, best_place === null ? null : words.placed(best_place)],
    [words.figures.bestQualifying, best_qualifying === null ? null : words.placed(best_qualifying)],
    [words.figures.battlesWon, String(battles_won)],
  ].filter((one): one is [string, string] => one[1] !== null);
  return (
    <dl className={styles.figures}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How a driver stands in each season, newest first. */
export function DriverSeasons({ seasons }: { seasons: PublicRecord<DriverStarts["seasons"]> }) {
  const words = useWords(resultsWords);
  const points = usePoints();
  return (
    <ul className={styles.list}>
      {seasons.map(({ season, position, total, is_champion, is_over }) => (
        <li key={season.id} className={styles.round}>
          <SiteLink to={`/season/${season.year}`}>
            {[season.year, season.series.name, season.class].filter(Boolean).join(" · ")}
          </SiteLink>
          <strong>{words.placed(position)}</strong>
          <span className={styles.muted}>{words.withPoints(points(total))}</span>
          {is_champion ? (
            <Badge>{words.isChampion}</Badge>
          ) : (
            !is_over && <Badge tone="quiet">{words.notOver}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  starts: PublicRecord<ShownStarts["starts"]>;
  /** What stands beside the round: on a driver's page the car, on a car's page the driver. */
  beside: "car" | "driver";
}

/** Starts, latest first; those that are to come are left out. */
export function StartsTable({ starts, beside }: Props) {
  const words = useWords(resultsWords);
  const { language } = useLanguage();
  const points = usePoints();
  const held = starts.filter(({ round }) => round.state !== "planned");
  if (held.length === 0) return null;
  return (
    <Scrolled label={words.starts}>
      <table className={styles.table}>
        <caption>{words.starts}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {words.race}
            </th>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.qualifying}</th>
            <th scope="col">{words.points}</th>
            <th scope="col" className={styles.name}>
              {beside === "car" ? words.car : words.driver}
            </th>
          </tr>
        </thead>
        <tbody>
          {held.map(({ season, round, entry, total }) => (
            <tr key={entry.id}>
              <th scope="row" className={styles.name}>
                <SiteLink to={`/season/${season.year}/round/${round.id}`}>
                  {round.name || round.track || words.round(round.number)}
                </SiteLink>
                <br />
                <span className={styles.muted}>
                  {round.date
                    ? formatDay(round.date, language)
                    : [season.year, words.round(round.number)].join(" · ")}
                </span>
              </th>
              <td>
                {entry.place === null ? words.outcomes[entry.outcome] || "–" : words.placed(entry.place)}
              </td>
              <td>{entry.rank === null ? "–" : words.placed(entry.rank)}</td>
              <td>{total === null ? "–" : points(total)}</td>
              <td className={styles.name}>
                {beside === "car" ? entry.car || "–" : <DriverName driver={entry.driver} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
