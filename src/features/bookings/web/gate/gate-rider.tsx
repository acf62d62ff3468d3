import { useId, useState } from "react";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { GateList, GateRider } from "../../gate-list.contract.ts";
import { rideTime } from "../../ride-time.ts";
import styles from "./gate.module.css";
import { gateWords } from "./gate.words.ts";
import type { Gate } from "./use-gate.ts";

interface Props {
  rider: GateRider;
  list: GateList;
  gate: Gate;
  isOpen?: boolean;
}

/** One rider: who, what, paid or not; opened, what the gate can do. */
export function RiderCard({ rider, list, gate, isOpen: opensAtOnce = false }: Props) {
  const t = useWords(gateWords);
  const [isOpen, setOpen] = useState(opensAtOnce);
  const panel = useId();
  const name = rider.riders.join(", ") || rider.name || t.states.held;
  return (
    <article className={styles.card} data-state={rider.state}>
      <button
        type="button"
        className={styles.rider}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <strong>{name}</strong>
        <span>{[rider.product, rider.seats > 1 && t.seats(rider.seats)].filter(Boolean).join(", ")}</span>
        <span className={styles.state}>{t.states[rider.state]}</span>
        {rider.paid === "open" && <span className={styles.warn}>{t.toPay}</span>}
        {rider.note && <span>{rider.note}</span>}
      </button>
      {isOpen && (
        <div id={panel} className={styles.actions}>
          <Actions rider={rider} list={list} gate={gate} />
        </div>
      )}
    </article>
  );
}

function Actions({ rider, list, gate }: Omit<Props, "isOpen">) {
  const t = useWords(gateWords);
  const { language } = useLanguage();
  const [note, setNote] = useState(rider.note);
  const { state } = rider;
  return (
    <>
      {(state === "booked" || state === "no-show") && (
        <button
          type="button"
          className={styles.main}
          onClick={() => void gate.act(rider, { kind: "check-in" })}
        >
          {t.checkIn}
        </button>
      )}
      {state === "booked" && (
        <button
          type="button"
          className={styles.button}
          onClick={() => void gate.act(rider, { kind: "no-show" })}
        >
          {t.noShow}
        </button>
      )}
      {(state === "checked-in" || state === "no-show") && (
        <button
          type="button"
          className={styles.button}
          onClick={() => void gate.act(rider, { kind: "undo" })}
        >
          {t.undo}
        </button>
      )}
      {state === "booked" && (
        <label className={styles.field}>
          {t.slot}
          <select
            value={rider.slot_id ?? ""}
            onChange={(event) =>
              void gate.act(rider, { kind: "slot", slot_id: Number(event.currentTarget.value) })
            }
          >
            {rider.slot_id === null && <option value="">{t.noSlot}</option>}
            {list.slots.map(({ id, starts_at }) => (
              <option key={id} value={id}>
                {rideTime(starts_at, language)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        {t.note}
        <textarea
          value={note}
          maxLength={1000}
          rows={2}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      {note.trim() !== rider.note && (
        <button
          type="button"
          className={styles.button}
          onClick={() => void gate.act(rider, { kind: "note", note: note.trim() })}
        >
          {t.saveNote}
        </button>
      )}
      {rider.phone && (
        <a className={styles.button} href={`tel:${rider.phone.replaceAll(/[^+\d]/g, "")}`}>
          {rider.phone}
        </a>
      )}
    </>
  );
}
