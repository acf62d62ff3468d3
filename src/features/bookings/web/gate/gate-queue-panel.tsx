import { useState } from "react";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { AnsweredAct } from "../../gate-queue.ts";
import { rideTime } from "../../ride-time.ts";
import styles from "./gate.module.css";
import { gateWords } from "./gate.words.ts";
import type { Gate } from "./use-gate.ts";

/** What waits to be sent, what the server did not take over, and what two phones have done. */
export function GateQueue({ gate }: { gate: Gate }) {
  const t = useWords(gateWords);
  const { kept, status, me } = gate;
  const acts = kept?.acts ?? [];
  const foreign = acts.find(({ by }) => by !== me);
  return (
    <>
      <p role="status" className={acts.length > 0 || status === "offline" ? styles.warn : styles.good}>
        {status === "offline" && `${t.offline} `}
        {acts.length > 0 ? t.waiting(acts.length) : status === "sent" && kept?.list ? t.allSent : ""}
      </p>
      {status === "no-role" && (
        <p role="alert" className={styles.bad}>
          {t.noRole}
        </p>
      )}
      {acts.length > 0 && (
        <section className={styles.part}>
          {(status === "no-role" || foreign) && (
            <ul>
              {acts.map(({ act, rider }) => (
                <li key={act.key}>
                  <Told told={{ ...act, rider }} />
                </li>
              ))}
            </ul>
          )}
          {foreign && <p>{t.foreign(foreign.by)}</p>}
          <button type="button" className={styles.button} onClick={() => void gate.sync(Boolean(foreign))}>
            {foreign ? t.sendMine : t.send}
          </button>
        </section>
      )}
      {kept && kept.refused.length > 0 && (
        <section className={styles.part}>
          <h2>{t.refused}</h2>
          {kept.refused.map((act) => (
            <div key={act.key} className={styles.bad}>
              <p>
                <Told told={act} /> {act.note}
              </p>
              <button type="button" className={styles.button} onClick={() => void gate.dismiss(act.key)}>
                {t.seen}
              </button>
            </div>
          ))}
        </section>
      )}
      {kept && kept.conflicts.length > 0 && (
        <section className={styles.part}>
          <h2>{t.conflicts}</h2>
          {kept.conflicts.map((act) => (
            <Conflict key={act.key} act={act} gate={gate} />
          ))}
        </section>
      )}
    </>
  );
}

function Conflict({ act, gate }: { act: AnsweredAct; gate: Gate }) {
  const t = useWords(gateWords);
  const { language } = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const decide = async (note: string) => setFailed(!(await gate.decide(act.key, note)));
  const [at = "", ...by] = act.note.split(" ");
  const moment =
    act.why === "money" || act.why === "gone" || Number.isNaN(Date.parse(at))
      ? act.note
      : `${rideTime(at, language)} ${by.join(" ")}`;
  return (
    <div className={styles.warn}>
      <p>
        <Told told={act} />
      </p>
      <p>{t.conflictHints[act.why ?? "other"](moment)}</p>
      {(act.why === "twice" ? [t.same, t.both] : [t.seen]).map((words) => (
        <button key={words} type="button" className={styles.button} onClick={() => void decide(words)}>
          {words}
        </button>
      ))}
      {hasFailed && <p role="alert">{t.decideFailed}</p>}
    </div>
  );
}

function Told({ told }: { told: { kind: string; done_at: string; rider: string } }) {
  const t = useWords(gateWords);
  const { language } = useLanguage();
  const kind = t.kinds[told.kind as keyof typeof t.kinds] ?? told.kind;
  return (
    <strong>
      {rideTime(told.done_at, language)} {told.rider}: {kind}
    </strong>
  );
}
