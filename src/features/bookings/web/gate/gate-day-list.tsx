import { useEffect, useRef, useState } from "react";
import { checkSignature, readCode } from "#features/vouchers/index.ts";
import { type LookState, lookForCode } from "#features/vouchers/web/index.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { GateList, GateRider } from "../../gate-list.contract.ts";
import { found, type GateStore, ridersNow, type Verdict, verdictOf } from "../../gate-queue.ts";
import { rideTime } from "../../ride-time.ts";
import styles from "./gate.module.css";
import { gateWords } from "./gate.words.ts";
import { RiderCard } from "./gate-rider.tsx";
import { GateWalkIn } from "./gate-walk-in.tsx";
import type { Gate } from "./use-gate.ts";

const GOOD = ["welcome"];
const DOUBTFUL = ["unpaid", "unsigned", "no-show", "other-day", "unknown"];

/** The riders of the day: found by a scan, a name or a code. */
export function GateDayList({ gate, kept, list }: { gate: Gate; kept: GateStore; list: GateList }) {
  const t = useWords(gateWords);
  const { language } = useLanguage();
  const [search, setSearch] = useState("");
  const [isScanning, setScanning] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const riders = ridersNow(kept);
  const come = riders.filter(({ state }) => state !== "cancelled");

  const judge = async (text: string) => {
    const signature = await checkSignature(text, list.code_key);
    const judged = verdictOf(ridersNow(kept), list.day.date, readCode(text), signature);
    setVerdict(judged);
    setScanning(false);
    navigator.vibrate?.(judged.kind === "welcome" ? 80 : [80, 60, 80, 60, 200]);
  };
  const type = (text: string) => {
    setSearch(text);
    if (readCode(text) === null && !text.includes("~")) setVerdict(null);
    else void judge(text);
  };

  const seen = verdict && "rider" in verdict ? riders.find(({ id }) => id === verdict.rider.id) : undefined;
  // It was not when it was scanned.
  const isIn = seen?.state === "checked-in" && verdict?.kind !== "came";
  const shown = found(riders, seen ? "" : search);
  const slots = [...new Set(shown.map(({ slot_id }) => slot_id))]
    .map((id) => ({ id, starts_at: list.slots.find((slot) => slot.id === id)?.starts_at ?? "" }))
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at));
  return (
    <>
      <section className={styles.part}>
        <h2>{list.day.title}</h2>
        <p>
          {t.came(come.filter(({ state }) => state === "checked-in").length, come.length)}{" "}
          <button type="button" className={styles.plain} onClick={() => void gate.leave()}>
            {t.otherDay}
          </button>
        </p>
        {isScanning && <Camera onText={(text) => void judge(text)} />}
        <button type="button" className={styles.main} onClick={() => setScanning(!isScanning)}>
          {isScanning ? t.stop : t.scan}
        </button>
        <GateWalkIn gate={gate} list={list} />
        <label className={styles.field}>
          {t.search}
          <input
            type="search"
            value={search}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) => type(event.currentTarget.value)}
          />
        </label>
        <div role="alert">
          {verdict && (
            <p className={isIn ? styles.good : toneOf(verdict.kind)}>
              {isIn ? t.states["checked-in"] : t.verdicts[verdict.kind]}
            </p>
          )}
        </div>
        {seen && <RiderCard key={seen.id} rider={seen} list={list} gate={gate} isOpen />}
      </section>
      {!seen && !verdict && shown.length === 0 && <p>{t.nobody}</p>}
      {!seen &&
        slots.map(({ id, starts_at }) => (
          <section key={id} className={styles.part}>
            <h2>{starts_at ? rideTime(starts_at, language) : t.noSlot}</h2>
            {shown
              .filter(({ slot_id }) => slot_id === id)
              .map((rider: GateRider) => (
                <RiderCard key={rider.id} rider={rider} list={list} gate={gate} />
              ))}
          </section>
        ))}
    </>
  );
}

function toneOf(kind: Verdict["kind"]): string | undefined {
  if (GOOD.includes(kind)) return styles.good;
  return DOUBTFUL.includes(kind) ? styles.warn : styles.bad;
}

/** The camera's picture; the text of the first code that it sees is answered, whatever it is. */
function Camera({ onText }: { onText: (text: string) => void }) {
  const t = useWords(gateWords);
  const [state, setState] = useState<LookState>("starting");
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const answer = useRef(onText);
  answer.current = onText;
  useEffect(() => {
    if (!video) return;
    const stop = new AbortController();
    void lookForCode(video, stop.signal, setState, (text) => {
      answer.current(text);
      return true;
    });
    return () => stop.abort();
  }, [video]);
  if (state === "refused" || state === "noCamera")
    return (
      <p role="alert" className={styles.warn}>
        {state === "refused" ? t.cameraRefused : t.noCamera}
      </p>
    );
  return <video ref={setVideo} className={styles.video} muted playsInline aria-label={t.scan} />;
}
