import { type ReactNode, useEffect, useRef } from "react";
import { orderConfirmationStyles as styles, orderViewStyles as view } from "#features/orders/web/index.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { withdrawalWords } from "../withdrawal.words.ts";

interface Review {
  /** The statement in full. */
  statement: string;
  /** Who withdraws, and where the receipt goes. */
  who: { name: string; email: string };
  receipt: string;
  busy: boolean;
  error: string | null;
  onConfirm: () => void;
  onBack: () => void;
}

/** The second step: the statement as it will be received, and the button that sends it. */
export function WithdrawalReview({ statement, who, receipt, busy, error, onConfirm, onBack }: Review) {
  const words = useWords(withdrawalWords);
  return (
    <div className={view.form}>
      <Focused>{words.check}</Focused>
      <div className={view.statement}>
        <p>{statement}</p>
        <p>
          {words.name}: {who.name}
        </p>
        <p>
          {words.email}: {who.email}
        </p>
      </div>
      <p>{receipt}</p>
      {error && <Notice tone="error">{words.failed(error)}</Notice>}
      <div className={styles.actions}>
        <Button disabled={busy} onClick={onConfirm}>
          {busy ? words.sending : words.confirm}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}

/** A statement that was received, when, and what is said of the money: nothing where nothing was paid. */
export interface Received {
  at: string;
  statement: string;
  refund: "sure" | "inTime" | null;
  /** Where the receipt goes, or enough of it to see whether there is an address. */
  email: string;
}

/** What is said once it was received; the same stands in the mail. */
export function WithdrawalReceived({ at, statement, refund, email }: Received) {
  const words = useWords(withdrawalWords);
  const told = useMailWords(words, email);
  const { language } = useLanguage();
  return (
    <>
      <Notice tone="success" title={words.done}>
        {told.done(formatMoment(at, language))} {refund && words.refund[refund]}
      </Notice>
      <p className={view.statement}>{statement}</p>
    </>
  );
}

/** A step's heading takes the focus, so that the step is read out. */
function Focused({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 ref={title} tabIndex={-1}>
      {children}
    </h3>
  );
}
