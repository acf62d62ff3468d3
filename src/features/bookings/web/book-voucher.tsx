import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ResponseOf } from "#kit/contract/endpoint.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import type { BookingsEndpoints } from "../bookings.contract.ts";
import { bookingsWords } from "../bookings.words.ts";
import styles from "./ride-days.module.css";
import { type ChosenSlot, ChosenTime, RideDays } from "./ride-days.tsx";
import { emptyRider, RiderFields, riderErrors } from "./rider-fields.tsx";
import { WaitForPlace } from "./wait-for-place.tsx";

/** What a voucher's code opens. */
export type BookableVoucher = ResponseOf<BookingsEndpoints["lookUp"]>;

interface Props {
  voucher: BookableVoucher;
  /** What was shown holds no more: somebody was faster, or the team has changed the day. */
  onStale: () => void;
}

/** Day and time, who rides, one press. */
export function BookVoucher({ voucher: { code, days }, onStale }: Props) {
  const words = useWords(bookingsWords);
  const call = useApi().of<BookingsEndpoints>();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const [rider, setRider] = useState(emptyRider);
  const [errors, setErrors] = useState<Partial<typeof emptyRider>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const under = useRef(false);

  useEffect(() => {
    if (chosen) title.current?.focus();
  }, [chosen]);

  async function book(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!chosen || under.current) return;
    const wrong = riderErrors(rider, words.missing);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    under.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const body = { code, slot_id: chosen.slot.id, ...rider };
      const { id, key } = await call("POST /bookings", { body });
      void navigate(`/booking/${id}/${key}`, { replace: true });
      return;
    } catch (error) {
      setFailure(messageOf(error));
      if (isApiError(error) && error.errors.length > 0)
        setErrors(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
      else if (isApiError(error) && error.status === 409) {
        setChosen(null);
        onStale();
      }
    }
    under.current = false;
    setBusy(false);
  }

  return (
    <>
      {failure && <Notice tone="error">{words.failed(failure)}</Notice>}
      {chosen ? (
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={(event) => void book(event)}
          className={styles.form}
        >
          <ChosenTime chosen={chosen} onChange={() => setChosen(null)} />
          <h2 ref={title} tabIndex={-1} className={styles.big}>
            {words.who}
          </h2>
          <RiderFields value={rider} errors={errors} onChange={setRider} />
          <Button type="submit" disabled={busy}>
            {busy ? words.sending : words.confirm}
          </Button>
        </form>
      ) : (
        <>
          <h2 className={styles.big}>{words.daysTitle}</h2>
          <RideDays
            days={days}
            onChoose={setChosen}
            whenFull={(day) => <WaitForPlace day={day} of={{ code }} onFree={onStale} />}
          />
        </>
      )}
    </>
  );
}
