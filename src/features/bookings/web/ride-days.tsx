import type { ReactNode } from "react";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { latestChange } from "../booking-state.ts";
import type { RideDay } from "../bookings.contract.ts";
import { bookingsWords } from "../bookings.words.ts";
import { rideDay, rideLimit, rideMoment, rideTime } from "../ride-time.ts";
import styles from "./ride-days.module.css";

type RideSlot = RideDay["slots"][number];

export interface ChosenSlot {
  day: RideDay;
  slot: RideSlot;
}

interface Props {
  days: RideDay[];
  /** The chosen slot's id. */
  chosen?: number | undefined;
  /** Fewer free places than this are too few. */
  places?: number;
  onChoose: (chosen: ChosenSlot) => void;
  /** What is offered on a day that is full. */
  whenFull?: (day: RideDay) => ReactNode;
}

/** Days with their free times; the first one with a place is open. Full and cancelled ones say so. */
export function RideDays({ days, chosen, places = 1, onChoose, whenFull }: Props) {
  const first = days.find((day) => !day.is_cancelled && !day.is_full);
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day.id} className={styles.day}>
          {day.is_cancelled ? (
            <DayHead day={day} />
          ) : (
            <details open={day === first || undefined}>
              <summary className={styles.head}>
                <DayFacts day={day} />
              </summary>
              <div className={styles.body}>
                {day.is_full && whenFull?.(day)}
                {!day.is_full && <Slots day={day} chosen={chosen} places={places} onChoose={onChoose} />}
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function DayHead({ day }: { day: RideDay }) {
  return (
    <div className={styles.head}>
      <DayFacts day={day} />
    </div>
  );
}

function DayFacts({ day }: { day: RideDay }) {
  const words = useWords(bookingsWords);
  const { language } = useLanguage();
  const [any] = day.slots;
  const free = day.slots.reduce((sum, slot) => sum + slot.free, 0);
  const off = day.cancel_reason ? words.cancelledFor(day.cancel_reason) : words.cancelled;
  return (
    <>
      <span className={styles.when}>{any && rideDay(any.starts_at, language)}</span>
      <span className={day.is_cancelled || day.is_full ? styles.off : styles.free}>
        {day.is_cancelled ? off : day.is_full ? words.full : words.free(free)}
      </span>
      <span className={styles.where}>{[day.title, day.place].filter(Boolean).join(", ")}</span>
    </>
  );
}

function Slots({ day, chosen, places = 1, onChoose }: { day: RideDay } & Omit<Props, "days" | "whenFull">) {
  const words = useWords(bookingsWords);
  const { language } = useLanguage();
  return (
    <ul className={styles.slots}>
      {day.slots.map((slot) => {
        const time = rideTime(slot.starts_at, language);
        const isFull = slot.free < places;
        return (
          <li key={slot.id}>
            <button
              type="button"
              className={styles.slot}
              disabled={isFull}
              aria-pressed={slot.id === chosen}
              onClick={() => onChoose({ day, slot })}
            >
              <span className={styles.time}>{time}</span>{" "}
              <small>{isFull ? words.full : words.free(slot.free)}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The slot that was chosen, with the way back to the others. */
export function ChosenTime({
  chosen: { day, slot },
  onChange,
}: {
  chosen: ChosenSlot;
  onChange: () => void;
}) {
  const words = useWords(bookingsWords);
  const { language } = useLanguage();
  return (
    <div className={styles.chosen}>
      <p>
        {words.chosen}
        <strong className={styles.when}>{rideMoment(slot.starts_at, language)}</strong>
        {[day.title, day.place].filter(Boolean).join(", ")}
      </p>
      <button type="button" className={styles.change} onClick={onChange}>
        {words.change}
      </button>
    </div>
  );
}

/** What buying this time means: no withdrawal, and until when it can be changed for another. */
export function NoReturn({ chosen: { day, slot } }: { chosen: ChosenSlot }) {
  const words = useWords(bookingsWords);
  const { language } = useLanguage();
  const until = latestChange({ ...day, starts_at: new Date(slot.starts_at) });
  const move = until > new Date() ? words.moveUntil(rideLimit(until, language)) : words.noMove;
  return (
    <p className={styles.law}>
      {words.noReturn} {move}
    </p>
  );
}
