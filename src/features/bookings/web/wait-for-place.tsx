import { type FormEvent, useState } from "react";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import type { BookingsEndpoints, RideDay } from "../bookings.contract.ts";
import { bookingsWords } from "../bookings.words.ts";
import styles from "./ride-days.module.css";
import { emptyRider, RiderFields, riderErrors } from "./rider-fields.tsx";

interface Props {
  day: RideDay;
  /** With a voucher, or for a product that is paid once there is a place. */
  of: { code: string } | { product_id: string };
  /** A place has become free meanwhile. */
  onFree: () => void;
}

/** The waiting list of a full day. */
export function WaitForPlace({ day, of, onFree }: Props) {
  const words = useWords(bookingsWords);
  const told = useMailWords(words);
  const call = useApi().of<BookingsEndpoints>();
  const [step, setStep] = useState<"offer" | "form" | "joined">("offer");
  const [rider, setRider] = useState(emptyRider);
  const [errors, setErrors] = useState<Partial<typeof emptyRider>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = riderErrors(rider, words.missing);
    setErrors(wrong);
    if (busy || Object.keys(wrong).length > 0) return;
    setBusy(true);
    setFailure(null);
    try {
      const { rider: name, ...contact } = rider;
      const body = { day_id: day.id, ...of, name, ...contact };
      await call("POST /bookings/waiting", { body });
      setStep("joined");
    } catch (error) {
      setFailure(messageOf(error));
      if (isApiError(error) && error.status === 409) onFree();
    }
    setBusy(false);
  }

  if (step === "joined") return <Notice tone="success">{told.waiting(rider.email)}</Notice>;
  return (
    <div className={styles.form}>
      <p>{told.fullHelp}</p>
      {failure && <Notice tone="error">{words.failed(failure)}</Notice>}
      {step === "form" ? (
        <form method="post" noValidate onSubmit={(event) => void send(event)} className={styles.form}>
          <RiderFields value={rider} errors={errors} onChange={setRider} />
          <Button type="submit" disabled={busy}>
            {busy ? words.sending : words.waitSend}
          </Button>
        </form>
      ) : (
        <Button variant="quiet" onClick={() => setStep("form")}>
          {words.wait}
        </Button>
      )}
    </div>
  );
}
