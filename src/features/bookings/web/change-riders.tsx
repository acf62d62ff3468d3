import { type FormEvent, useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import type { MyBooking } from "../bookings.contract.ts";
import { bookingsWords } from "../bookings.words.ts";
import styles from "./ride-days.module.css";

interface Props {
  booking: Pick<MyBooking, "riders" | "seats">;
  busy: boolean;
  onSave: (riders: string[]) => void;
  onBack: () => void;
}

/** Who rides, a name for each seat. */
export function ChangeRiders({ booking: { riders, seats }, busy, onSave, onBack }: Props) {
  const all = useWords(bookingsWords);
  const [names, setNames] = useState(() => Array.from({ length: seats }, (_, i) => riders[i] ?? ""));
  const [missing, setMissing] = useState(false);

  function save(event: FormEvent): void {
    event.preventDefault();
    const given = names.map((name) => name.trim()).filter(Boolean);
    setMissing(given.length === 0);
    if (given.length > 0) onSave(given);
  }

  return (
    <form method="post" noValidate onSubmit={save} className={styles.form}>
      {names.map((name, i) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no other name
          key={i}
          label={seats > 1 ? all.riderOf(i + 1) : all.rider}
          name={`rider-${i}`}
          autoComplete={i === 0 ? "name" : "off"}
          value={name}
          error={i === 0 && missing ? all.missing.rider : undefined}
          onChange={({ currentTarget }) =>
            setNames(names.map((old, at) => (at === i ? currentTarget.value : old)))
          }
        />
      ))}
      <Button type="submit" disabled={busy}>
        {busy ? all.sending : all.booking.save}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={onBack}>
        {all.booking.back}
      </Button>
    </form>
  );
}
