import { type ReactNode, useEffect, useRef, useState } from "react";
import { PageText } from "#features/pages/web/index.ts";
import type { SignedStatement } from "#features/statements/statements.contract.ts";
import { StatementForm } from "#features/statements/web/index.ts";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import type { BookingStatements } from "../statements.contract.ts";
import { bookingStatementsWords } from "../statements.words.ts";
import styles from "./statement-seats.module.css";

type Seat = BookingStatements["seats"][number];

interface Props {
  statements: BookingStatements;
  /** Sends it and reads all anew; throws what the API throws. */
  onSign: (signed: SignedStatement) => Promise<void>;
  /** What else there is for a seat that is signed for. */
  more?: (signedId: number) => ReactNode;
}

/** Who of a booking has signed; each rider opens the rules, reads them and signs below. */
export function StatementSeats({ statements, onSign, more }: Props) {
  const words = useWords(bookingStatementsWords);
  const { seats, is_open } = statements;
  const isMissing = ({ signed }: Seat) => !signed || signed.asked_again;
  const [only] = seats;
  // One rider has nothing to choose.
  const [open, setOpen] = useState<number | null>(() =>
    is_open && seats.length === 1 && only && isMissing(only) ? only.seat : null,
  );
  const [done, setDone] = useState(false);
  const asked = seats.find(({ seat }) => seat === open);
  if (asked)
    return (
      <Signing
        statements={statements}
        asked={asked}
        onSign={async (signed) => {
          await onSign(signed);
          setDone(true);
          setOpen(null);
          scrollTo({ top: 0 });
        }}
        onBack={() => setOpen(null)}
      />
    );
  return (
    <div className={styles.column}>
      {done && (
        <Notice tone="success">
          {words.done} {seats.length > 1 && !seats.some(isMissing) && words.all}
        </Notice>
      )}
      {!is_open && <p>{words.closed}</p>}
      {is_open && seats.length > 1 && <p>{words.intro}</p>}
      <ul className={styles.seats}>
        {seats.map((one) => (
          <li key={one.seat} className={styles.seat} data-testid="statement-seat">
            <strong>{one.rider || words.seat(one.seat + 1)}</strong>
            <SeatState seat={one} />
            {is_open && (
              <Button variant={isMissing(one) ? "hot" : "quiet"} onClick={() => setOpen(one.seat)}>
                {isMissing(one) ? words.sign : words.again}
              </Button>
            )}
            {one.signed && more?.(one.signed.id)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SeatState({ seat: { signed } }: { seat: Seat }) {
  const words = useWords(bookingStatementsWords);
  const { language } = useLanguage();
  if (!signed) return <span className={styles.state}>{words.missing}</span>;
  if (signed.asked_again) return <span className={styles.state}>{words.askedAgain}</span>;
  return (
    <span>
      <span className={styles.signed}>{words.signedAt(formatMoment(signed.signed_at, language))}</span>{" "}
      {!signed.is_current && <span className={styles.state}>{words.changed}</span>}
    </span>
  );
}

interface SigningProps {
  statements: BookingStatements;
  asked: Seat;
  onSign: (signed: SignedStatement) => Promise<void>;
  onBack: () => void;
}

/** The whole text of the rules, and the form under it. */
function Signing({ statements: { rules, starts_at, limits, seats }, asked, onSign, onBack }: SigningProps) {
  const words = useWords(bookingStatementsWords);
  const { language } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: seats.length === 1 }), [seats.length]);
  return (
    <div className={styles.signing}>
      <div className={styles.rules}>
        <h2 ref={title} tabIndex={-1}>
          {rules.title}
        </h2>
        <p className={styles.state}>{words.since(formatDay(rules.valid_from, language))}</p>
        <PageText content={addNoBreaks(rules.content, language)} />
      </div>
      <StatementForm
        seat={asked.seat}
        rider={asked.rider}
        starts_at={starts_at}
        version={rules.version}
        limits={limits}
        onSign={onSign}
      />
      {seats.length > 1 && (
        <Button variant="quiet" onClick={onBack}>
          {words.close}
        </Button>
      )}
    </div>
  );
}
