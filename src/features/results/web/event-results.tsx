import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import type { EventRound, ShownRound } from "../results.contract.ts";
import { resultsWords } from "../results.words.ts";
import { DriverName } from "./driver-name.tsx";
import styles from "./results.module.css";
import { roundQuery } from "./results.queries.ts";
import { useFollowing } from "./use-following.ts";

const PODIUM = 3;

/** Whether there is something to tell of a round: who is entered, or how it went. */
export function isTold({ state }: Pick<EventRound, "state">): boolean {
  return state !== "planned";
}

/** The results of an event's rounds in short, each with the way to the whole. */
export function EventResults({ rounds }: { rounds: PublicRecord<EventRound>[] }) {
  return (
    <div className={styles.list}>
      {rounds.filter(isTold).map((round) => (
        <RoundInShort key={round.id} head={round} />
      ))}
    </div>
  );
}

function RoundInShort({ head }: { head: PublicRecord<EventRound> }) {
  const words = useWords(resultsWords);
  const query = roundQuery(String(head.id));
  const { data: round } = useApiQuery(query);
  const state = round?.state ?? head.state;
  useFollowing(head.id, state === "running", query);
  const { season } = head;
  return (
    <article className={styles.short}>
      <h3 className={styles.heading}>
        {[season.series.name, season.class, words.round(head.number)].filter(Boolean).join(" · ")}
      </h3>
      <p className={styles.facts}>
        <Badge tone={state === "running" ? "hot" : "quiet"}>{words.states[state]}</Badge>
        {round && isHeld(round) && !round.is_official && <Badge tone="quiet">{words.preliminary}</Badge>}
      </p>
      {round && <ShortPlaces round={round} />}
      <ButtonLink to={`/season/${season.year}/round/${head.id}`} queries={[query]} variant="quiet">
        {words.wholeResult}
      </ButtonLink>
    </article>
  );
}

/** The first three and the team's own, by place. */
function ShortPlaces({ round }: { round: PublicRecord<ShownRound> }) {
  const words = useWords(resultsWords);
  const shown = round.entries.filter(
    ({ place, driver }) => place !== null && (place <= PODIUM || driver.team_member_id !== null),
  );
  if (!isHeld(round) || shown.length === 0) return null;
  return (
    <ol className={styles.places} aria-label={words.result}>
      {shown.map(({ id, place, driver, car, rank }) => (
        <li key={id} className={driver.team_member_id === null ? undefined : styles.own}>
          <b className={styles.place}>{words.placed(place ?? 0)}</b>
          <span>
            <strong>
              <DriverName driver={driver} />
            </strong>
            <span className={styles.muted}>
              {[car, rank !== null && words.qualifiedAs(rank)].filter(Boolean).map((part) => ` · ${part}`)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function isHeld({ state }: { state: ShownRound["state"] }): boolean {
  return state === "finished" || state === "stopped";
}
