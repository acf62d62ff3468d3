import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { ShownBattle, ShownRound } from "../results.contract.ts";
import { resultsWords } from "../results.words.ts";
import styles from "./results.module.css";

/** The battles, the final first: it is what one comes for. Pairs with nobody in them are left out. */
export function RoundBattles({ round }: { round: PublicRecord<ShownRound> }) {
  const words = useWords(resultsWords);
  const groups = Map.groupBy(
    round.battles.filter(({ first, second }) => first !== null || second !== null),
    ({ stage, kind }) => (kind === "third" ? 3 : stage),
  );
  const title = (stage: number) =>
    stage === 2 ? words.final : stage === 3 ? words.third : words.stage(stage);
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([stage, battles]) => (
      <section key={stage} aria-label={title(stage)}>
        <h3 className={styles.heading}>{title(stage)}</h3>
        <ul className={styles.battles}>
          {battles.map((battle) => (
            <li key={battle.id} className={styles.battle}>
              <Side round={round} battle={battle} entry={battle.first} />
              <Side round={round} battle={battle} entry={battle.second} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

interface SideProps {
  round: PublicRecord<ShownRound>;
  battle: PublicRecord<ShownBattle>;
  entry: number | null;
}

function Side({ round, battle, entry }: SideProps) {
  const words = useWords(resultsWords);
  const { how, winner_id, reruns } = battle;
  if (entry === null) return <span className={styles.muted}>{how === "bye" ? words.bye : words.open}</span>;
  const { driver, seed } = round.entries.find(({ id }) => id === entry) ?? {};
  const name = `${seed === null || seed === undefined ? "" : `${seed}. `}${driver?.name ?? ""}`;
  if (winner_id !== entry) return <span>{name}</span>;
  const notes = [
    words.won,
    how === "walkover" && words.walkover,
    reruns.length > 0 && words.reruns(reruns.length),
  ].filter(Boolean);
  return (
    <span>
      <strong>{name}</strong> <span className={styles.muted}>({notes.join(", ")})</span>
    </span>
  );
}
