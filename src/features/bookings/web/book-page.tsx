import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { WriteLink } from "#features/messages/web/index.ts";
import { readCode } from "#features/vouchers/index.ts";
import { CodeHint } from "#features/vouchers/web/index.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import type { BookingsEndpoints } from "../bookings.contract.ts";
import { bookingsWords } from "../bookings.words.ts";
import { type BookableVoucher, BookVoucher } from "./book-voucher.tsx";
import styles from "./ride-days.module.css";

/** What the address says behind its `#`, which browsers send to nobody: the code of a voucher, or nothing. */
function useCodeInAddress(): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setCode(readCode(location.hash));
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return code;
}

/** /book: the date of a ride, by the voucher's link, its QR code or its typed code. */
export default function BookPage() {
  const words = useWords(bookingsWords);
  const { language } = useLanguage();
  const call = useApi().of<BookingsEndpoints>();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const given = useCodeInAddress();
  const [voucher, setVoucher] = useState<BookableVoucher | null>(null);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const asked = useRef<string | null>(null);

  async function lookUp(code: string): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      setVoucher(await call("POST /bookings/voucher", { body: { code } }));
    } catch (failure) {
      setError(messageOf(failure));
    }
    setBusy(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code and the language are what is looked up
  useEffect(() => {
    const key = `${given} ${language}`;
    if (!given || asked.current === key) return;
    asked.current = key;
    setTyped(given);
    void lookUp(given);
  }, [given, language]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = readCode(typed);
    setWrong(code ? undefined : words.codeWrong);
    if (code) void lookUp(code);
  }

  function again(): void {
    setVoucher(null);
    setTyped("");
    asked.current = null;
    void navigate({ hash: "" }, { replace: true });
  }

  return (
    <Section level={1} kicker={words.kicker} title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <div className={styles.column}>
        {voucher ? (
          <>
            <div className={styles.chosen}>
              <p>
                <strong className={styles.when}>{voucher.name}</strong>
                {voucher.code}
                <br />
                {words.validUntil(formatDay(voucher.valid_until, language))}
              </p>
              <button type="button" className={styles.change} onClick={again}>
                {words.otherCode}
              </button>
            </div>
            <VoucherBody voucher={voucher} onStale={() => void lookUp(voucher.code)} />
          </>
        ) : !hydrated || (busy && given) ? (
          <Spinner needsScript={words.needsScript} />
        ) : (
          <form method="post" noValidate onSubmit={submit} className={styles.form}>
            {error && <Notice tone="error">{error}</Notice>}
            <TextField
              label={words.code}
              hint={<CodeHint text={words.codeHint} />}
              name="code"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              error={wrong}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" disabled={busy}>
              {busy ? words.looking : words.show}
            </Button>
          </form>
        )}
      </div>
    </Section>
  );
}

function VoucherBody({ voucher, onStale }: { voucher: BookableVoucher; onStale: () => void }) {
  const words = useWords(bookingsWords);
  const { booking, state, days } = voucher;
  if (booking)
    return (
      <Notice
        tone={state === "asked-back" ? "empty" : "success"}
        title={state === "asked-back" ? words.states[state] : words.bookedAlready}
        action={<ButtonLink to={`/booking/${booking.id}/${booking.key}`}>{words.toBooking}</ButtonLink>}
      />
    );
  if (state !== "valid")
    return (
      <Notice tone="empty" title={words.states[state]} action={<WriteLink>{words.write}</WriteLink>}>
        {state === "expired" && words.expiredHelp}
      </Notice>
    );
  if (days.length === 0)
    return (
      <Notice tone="empty" title={words.noDays} action={<WriteLink>{words.write}</WriteLink>}>
        {words.noDaysHelp}
      </Notice>
    );
  return <BookVoucher voucher={voucher} onStale={onStale} />;
}
