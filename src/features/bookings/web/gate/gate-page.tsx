import { useEffect, useState } from "react";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { GateDay } from "../../gate-list.contract.ts";
import { rideDay } from "../../ride-time.ts";
import styles from "./gate.module.css";
import { gateWords } from "./gate.words.ts";
import { gateDays } from "./gate-calls.ts";
import { GateDayList } from "./gate-day-list.tsx";
import { GatePasskey } from "./gate-passkey.tsx";
import { GateQueue } from "./gate-queue-panel.tsx";
import { type Gate, useGate } from "./use-gate.ts";
import { usePractice } from "./use-practice.ts";

/** /gate: the day's riders on a phone, also without a network. */
export default function GatePage() {
  const t = useWords(gateWords);
  const gate = useGate();
  const { kept, status } = gate;
  const { practice, begin } = usePractice(gate);
  const tried = practice.kept;
  return (
    <main className={styles.page}>
      <title>{t.title}</title>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <a href="/admin/days">{t.office}</a>
      </header>
      {status === "no-storage" && <p role="alert">{t.noStorage}</p>}
      {kept !== undefined && <GateQueue gate={gate} />}
      {tried?.list && (
        <>
          <p className={styles.warn}>{t.practising}</p>
          <GateDayList gate={practice} kept={tried} list={tried.list} />
        </>
      )}
      {!tried && kept?.list ? <GateDayList gate={gate} kept={kept} list={kept.list} /> : null}
      {!tried && kept !== undefined && !kept?.list && status !== "no-role" && (
        <>
          <DayChoice gate={gate} onPractise={begin} />
          <GatePasskey />
        </>
      )}
    </main>
  );
}

function DayChoice({ gate, onPractise }: { gate: Gate; onPractise: () => void }) {
  const t = useWords(gateWords);
  const api = useApi();
  const { language } = useLanguage();
  const [days, setDays] = useState<GateDay[] | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    setWhy(null);
    gateDays(api).then(setDays, (error) => setWhy(messageOf(error)));
  }, [api, tries]);
  return (
    <section className={styles.part}>
      <h2>{t.choose}</h2>
      <p>{t.chooseHint}</p>
      {why !== null && (
        <p role="alert" className={styles.bad}>
          {t.failed(why)}
          <button type="button" className={styles.button} onClick={() => setTries(tries + 1)}>
            {t.again}
          </button>
        </p>
      )}
      {days?.every(({ is_near }) => !is_near) && <p>{t.noDays}</p>}
      {days
        ?.filter(({ is_near }) => !is_near)
        .map((day) => (
          <p key={day.id}>
            {t.nextDay(`${day.title}, ${rideDay(pragueMoment(day.date, day.starts), language)}`)}
          </p>
        ))}
      {days
        ?.filter(({ is_near }) => is_near)
        .map((day) => (
          <button
            key={day.id}
            type="button"
            className={styles.button}
            onClick={() => void gate.take(day.id).then(setWhy)}
          >
            {t.take(`${day.title}, ${rideDay(pragueMoment(day.date, day.starts), language)}`)}
          </button>
        ))}
      <p>{t.practiseHint}</p>
      <button type="button" className={styles.button} onClick={onPractise}>
        {t.practise}
      </button>
    </section>
  );
}
