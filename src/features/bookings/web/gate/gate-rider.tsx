import { useId, useState } from "react";
import { formatMoney } from "#kit/contract/money/money.ts";
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
        <OpenQuestions rider={rider} />
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

/** What is to be settled first; none of it for somebody who does not ride. */
function OpenQuestions({ rider }: { rider: GateRider }) {
  const t = useWords(gateWords);
  const { language } = useLanguage();
  const { to_pay, signed, seats, outside, state } = rider;
  if (state === "cancelled") return null;
  const sum = to_pay === null ? t.toPayUnknown : t.toPay(formatMoney(to_pay, language));
  return (
    <>
      {outside !== "" && <span className={styles.bad}>{t.outside[outside]}</span>}
      {(rider.paid === "open" || to_pay !== null) && <span className={styles.warn}>{sum}</span>}
      {signed < seats && (
        <span className={styles.warn}>{seats === 1 ? t.unsigned : t.unsignedOf(signed, seats)}</span>
      )}
      {rider.paid_here && <span className={styles.state}>{t.paidHere[rider.paid_here]}</span>}
    </>
  );
}

/** Money and paper: what keeps a rider from being checked in. */
function Settle({ rider, list, gate }: Omit<Props, "isOpen">) {
  const t = useWords(gateWords);
  const { to_pay, to_pay_cash, paid_here, order_id, signed, seats, state } = rider;
  const isShared =
    order_id !== null &&
    list.bookings.some((one) => one !== rider && one.id !== rider.id && one.order_id === order_id);
  const isLive = state !== "cancelled";
  return (
    <>
      {rider.limits && isLive && <p>{t.limits(rider.limits)}</p>}
      {to_pay !== null && (
        <>
          {isShared && <p>{t.together}</p>}
          {(["cash", "card"] as const).map((how) => (
            <button
              key={how}
              type="button"
              className={styles.button}
              onClick={() =>
                void gate.act(rider, {
                  kind: "pay",
                  how,
                  amount: how === "cash" ? (to_pay_cash ?? to_pay) : to_pay,
                })
              }
            >
              {how === "cash" ? t.paidCash : t.paidCard}
            </button>
          ))}
        </>
      )}
      {paid_here && (
        <button
          type="button"
          className={styles.button}
          onClick={() => void gate.act(rider, { kind: "unpay" })}
        >
          {t.undoPayment}
        </button>
      )}
      {signed < seats && isLive && (
        <>
          {gate.status === "sent" && rider.sign_path !== "" ? (
            <a className={styles.button} href={rider.sign_path} target="_blank" rel="noreferrer">
              {t.signHere}
            </a>
          ) : (
            <p>{t.signOffline}</p>
          )}
          <button
            type="button"
            className={styles.button}
            onClick={() => void gate.act(rider, { kind: "paper", has: true })}
          >
            {t.hasPaper}
          </button>
        </>
      )}
      {rider.has_paper && (
        <>
          <p>{t.paperHere}</p>
          <button
            type="button"
            className={styles.button}
            onClick={() => void gate.act(rider, { kind: "paper", has: false })}
          >
            {t.noPaper}
          </button>
        </>
      )}
    </>
  );
}

function Actions({ rider, list, gate }: Omit<Props, "isOpen">) {
  const t = useWords(gateWords);
  const { language } = useLanguage();
  const [note, setNote] = useState(rider.note);
  const { state } = rider;
  return (
    <>
      <Settle rider={rider} list={list} gate={gate} />
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
