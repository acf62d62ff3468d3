import { type FormEvent, useState } from "react";
import { formatMoney } from "#kit/contract/money/money.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { AdminBookingsEndpoints } from "../../admin-bookings.contract.ts";
import type { GateList } from "../../gate-list.contract.ts";
import { rideTime } from "../../ride-time.ts";
import { onceKeys } from "../once-key.ts";
import styles from "./gate.module.css";
import { gateWords } from "./gate.words.ts";
import type { Gate } from "./use-gate.ts";

/** Somebody came without a booking: a free time of today, to be paid here. It asks the server, so it needs a signal. */
export function GateWalkIn({ gate, list }: { gate: Gate; list: GateList }) {
  const t = useWords(gateWords);
  const { language } = useLanguage();
  const call = useApi().of<AdminBookingsEndpoints>();
  const [isOpen, setOpen] = useState(false);
  const [keyOf, setKeyOf] = useState(onceKeys);
  const [said, setSaid] = useState<string | null>(null);
  const now = Date.now() + (gate.kept?.offset ?? 0);
  const slots = list.slots.filter(
    ({ starts_at, seats, taken }) => Date.parse(starts_at) > now && taken < seats,
  );
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    try {
      const slot_id = Number(text("slot"));
      const body = {
        slot_id,
        product_id: text("product"),
        name: text("name"),
        phone: text("phone"),
        language,
      };
      await call("POST /bookings/admin", { body: { ...body, key: keyOf(body) } });
      // The next one of the same name is somebody else.
      setKeyOf(() => onceKeys());
      setSaid(null);
      setOpen(false);
      await gate.sync();
    } catch (error) {
      setSaid(t.walkInFailed(messageOf(error)));
    }
  };
  if (list.products.length === 0) return null;
  if (!isOpen)
    return (
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        {t.walkIn}
      </button>
    );
  if (slots.length === 0) return <p className={styles.warn}>{t.noFreeTime}</p>;
  return (
    <form className={styles.part} onSubmit={(event) => void add(event)}>
      <h2>{t.walkIn}</h2>
      <label className={styles.field}>
        {t.slot}
        <select name="slot">
          {slots.map(({ id, starts_at }) => (
            <option key={id} value={id}>
              {rideTime(starts_at, language)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t.ride}
        <select name="product">
          {list.products.map(({ id, name, price }) => (
            <option key={id} value={id}>
              {name}, {formatMoney(price, language)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t.name}
        <input name="name" required maxLength={100} autoComplete="off" />
      </label>
      <label className={styles.field}>
        {t.phone}
        <input name="phone" type="tel" maxLength={50} autoComplete="off" />
      </label>
      {said && (
        <p role="alert" className={styles.bad}>
          {said}
        </p>
      )}
      <button type="submit" className={styles.main}>
        {t.addRider}
      </button>
      <button type="button" className={styles.button} onClick={() => setOpen(false)}>
        {t.close}
      </button>
    </form>
  );
}
