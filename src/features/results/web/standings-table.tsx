import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import type { ShownSeason, ShownStandings } from "../results.contract.ts";
import { resultsWords } from "../results.words.ts";
import { DriverName } from "./driver-name.tsx";
import styles from "./results.module.css";
import { Scrolled } from "./scrolled.tsx";

interface Props {
  standings: PublicRecord<ShownStandings>;
  rounds: PublicRecord<ShownSeason["rounds"]>;
  caption: string;
}

/** The table of a season: who has how many points, and from which round. On a phone it is scrolled sideways. */
export function StandingsTable({ standings, rounds, caption }: Props) {
  const words = useWords(resultsWords);
  const points = usePoints();
  const champion = standings.rows.find(({ key }) => key === standings.champion);
  if (standings.rows.length === 0) return <p className={styles.muted}>{words.noStandings}</p>;
  const held = standings.rows[0]?.rounds ?? [];
  return (
    <>
      <Scrolled label={caption}>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.position}</th>
              <th scope="col" className={styles.name}>
                {words.driver}
              </th>
              <th scope="col">{words.total}</th>
              {held.map(({ round_id, number }) => (
                <th key={round_id} scope="col">
                  <abbr title={rounds.find(({ id }) => id === round_id)?.name || words.round(number)}>
                    {words.roundShort(number)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.rows.map((row) => (
              <tr key={row.key} className={row.driver?.team_member_id ? styles.own : undefined}>
                <td>{row.position}</td>
                <th scope="row" className={styles.name}>
                  {row.driver ? <DriverName driver={row.driver} /> : row.key}
                </th>
                <td>
                  <strong>{points(row.total)}</strong>
                </td>
                {row.rounds.map((round) => (
                  <td key={round.round_id} className={round.is_dropped ? styles.dropped : undefined}>
                    {round.total === null ? <span title={words.notThere}>–</span> : points(round.total)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      <p className={styles.facts}>
        {champion && <Badge>{words.champion(champion.driver?.name ?? champion.key)}</Badge>}
        {standings.is_preliminary && <Badge tone="quiet">{words.preliminary}</Badge>}
        {standings.to_come > 0 && <span>{words.possible(points(standings.points_possible))}</span>}
      </p>
    </>
  );
}

/** Points as the language writes them, with no more decimals than they have. */
export function usePoints(): (value: number) => string {
  const { language } = useLanguage();
  return (value) => new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value);
}
