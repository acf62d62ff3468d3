import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { ShownRound } from "../results.contract.ts";
import { resultsWords } from "../results.words.ts";
import { DriverName } from "./driver-name.tsx";
import styles from "./results.module.css";
import { Scrolled } from "./scrolled.tsx";
import { usePoints } from "./standings-table.tsx";

/** Who was where: place, car, qualifying and points of the round's own season. */
export function RoundTable({ round }: { round: PublicRecord<ShownRound> }) {
  const words = useWords(resultsWords);
  const points = usePoints();
  if (round.entries.length === 0) return <p className={styles.muted}>{words.noEntries}</p>;
  return (
    <Scrolled label={words.result}>
      <table className={styles.table}>
        <caption>{words.result}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col" className={styles.name}>
              {words.driver}
            </th>
            <th scope="col">{words.qualifying}</th>
            <th scope="col">{words.points}</th>
            <th scope="col" className={styles.name}>
              {words.car}
            </th>
          </tr>
        </thead>
        <tbody>
          {round.entries.map((entry) => {
            const total = entry.points.find(({ season_id }) => season_id === round.season_id)?.total ?? null;
            return (
              <tr key={entry.id} className={entry.driver.team_member_id ? styles.own : undefined}>
                <td>{entry.place ?? "–"}</td>
                <th scope="row" className={styles.name}>
                  <DriverName driver={entry.driver} />
                  {words.outcomes[entry.outcome] && (
                    <span className={styles.muted}> ({words.outcomes[entry.outcome]})</span>
                  )}
                </th>
                <td>
                  {[entry.rank && `${entry.rank}.`, entry.score !== null && `(${points(entry.score)})`]
                    .filter(Boolean)
                    .join(" ") || "–"}
                </td>
                <td>{total === null ? "–" : points(total)}</td>
                <td className={styles.name}>{entry.car || "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scrolled>
  );
}
