import { useEffect, useState } from "react";
import { WriteLink } from "#features/messages/web/index.ts";
import { orderConfirmationStyles as page, orderViewStyles as view } from "#features/orders/web/index.ts";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { forgetPage, keepWhileShown } from "#kit/web/offline/keep-page.ts";
import { useSite } from "#kit/web/page-context.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { QrCode } from "#kit/web/ui/pictures/qr-code.tsx";
import type { MyBooking } from "../bookings.contract.ts";
import { bookingsWords } from "../bookings.words.ts";
import { rideDate, rideLimit, rideMoment, rideStart, rideTime } from "../ride-time.ts";
import { bookingStatementsWords } from "../statements.words.ts";
import { BookingActions } from "./booking-actions.tsx";
import type { BookingAddress } from "./bookings.queries.ts";
import styles from "./ride-days.module.css";

interface Props {
  address: BookingAddress;
  booking: MyBooking;
  refetch: () => void;
}

/** When, where, who, what to bring, the code to show, and what can still be changed. */
export function BookingView({ address, booking, refetch }: Props) {
  const words = useWords(bookingsWords).booking;
  const { write } = useWords(bookingsWords);
  const { link, signedLink: signed } = useWords(bookingStatementsWords);
  const { language } = useLanguage();
  const { apiBase } = useSite();
  const [said, setSaid] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const { day, state, voucher } = booking;
  const isAhead = state === "booked" || state === "held";
  useWithoutNetwork(address, booking);
  return (
    <Section
      level={1}
      kicker={words.kicker}
      title={booking.name}
      lead={
        <span data-testid="booking-state">
          <StateWords booking={booking} />
        </span>
      }
    >
      <PageHead title={booking.name} />
      <div className={view.parts}>
        {said && <Notice tone="success">{said}</Notice>}
        {state === "booked" && booking.changed_by_us_at && booking.moved_from && (
          <Notice tone="error">
            {(booking.may.money ? words.moved : words.movedGiven)(rideStart(booking.moved_from, language))}
          </Notice>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>{words.when}</dt>
            <dd className={styles.big}>{rideMoment(booking.starts_at, language)}</dd>
          </div>
          {day && isAhead && (
            <div>
              <dt>{words.arrive}</dt>
              <dd>
                {rideTime(day.arrives_at, language)}
                {day.is_course && booking.ends_at && (
                  <>
                    <br />
                    {words.endsAt(rideTime(booking.ends_at, language))}
                  </>
                )}
              </dd>
            </div>
          )}
          {day && (
            <div>
              <dt>{words.where}</dt>
              <dd>
                {addNoBreaks([day.place, day.address].filter(Boolean).join(", "), language)}
                {day.map_url && (
                  <>
                    <br />
                    <a href={day.map_url} rel="noreferrer">
                      {words.map}
                    </a>
                  </>
                )}
              </dd>
            </div>
          )}
          <div>
            <dt>{words.who}</dt>
            <dd>{booking.riders.join(", ") || words.nobody}</dd>
          </div>
          {day?.what_to_bring && isAhead && (
            <div>
              <dt>{words.bring}</dt>
              <dd className={styles.lines}>{addNoBreaks(day.what_to_bring, language)}</dd>
            </div>
          )}
          {voucher && state === "booked" && (
            <div>
              <dt>{words.voucher}</dt>
              <dd>
                <strong>{voucher.code}</strong>
                <br />
                {words.showCode}
                <div className={styles.qr}>
                  <QrCode text={voucher.code} label={`${words.voucher}: ${voucher.code}`} />
                </div>
              </dd>
            </div>
          )}
        </dl>
        <div data-online className={view.parts}>
          <BookingActions
            address={address}
            booking={booking}
            refetch={refetch}
            onSaid={setSaid}
            onChanging={setChanging}
          />
        </div>
        <div data-online className={page.actions}>
          {state === "booked" && (
            <ButtonLink
              variant={booking.signed_at || isChanging ? "quiet" : "hot"}
              to={`/booking/${address.id}/${address.key}/statement`}
            >
              {booking.signed_at ? signed(rideDate(booking.signed_at, language)) : link}
            </ButtonLink>
          )}
          {state === "booked" && (
            <ButtonLink
              variant="quiet"
              href={`${apiBase}/api/bookings/mine/${address.id}/${address.key}/calendar.ics`}
              download
            >
              {words.calendar}
            </ButtonLink>
          )}
          <WriteLink quiet>{write}</WriteLink>
        </div>
      </div>
    </Section>
  );
}

/** How long after the ride its page is of use, milliseconds. */
const KEPT_AFTER_MS = 12 * 3_600_000;

/** At the track there may be no signal: what was opened before opens there too, until the ride is over. */
function useWithoutNetwork({ id, key }: BookingAddress, booking: MyBooking): void {
  const words = useWords(bookingsWords).booking;
  const { language } = useLanguage();
  const path = `/booking/${id}/${key}`;
  const until = new Date(new Date(booking.ends_at ?? booking.starts_at).getTime() + KEPT_AFTER_MS);
  const isKept = booking.state === "booked" && until.getTime() > Date.now();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else it is made of is shown by the page, and seen there
  useEffect(() => {
    if (!isKept) return void forgetPage(path).catch(() => {});
    const name = addNoBreaks(`${booking.name}, ${rideMoment(booking.starts_at, language)}`, language);
    return keepWhileShown({ path, name, until, note: words.offline(rideLimit(new Date(), language)) });
  }, [path, isKept, booking, language]);
}

/** One or two sentences on how the booking stands. */
function StateWords({ booking }: { booking: MyBooking }) {
  const words = useWords(bookingsWords).booking;
  const { language } = useLanguage();
  const { state, cancelled_why, hold_until, may, day, voucher, money_asked_at } = booking;
  const parts: string[] = [words.states[state]];
  if (state === "cancelled" && cancelled_why) {
    parts.push(words.why[cancelled_why]);
    if (cancelled_why === "day" && day?.cancel_reason) parts.push(words.reason(day.cancel_reason));
    if (money_asked_at) parts.push(words.moneyAsked);
    else if (may.move && !may.money && booking.is_ordered) parts.push(words.paidStays);
    else if (may.move) parts.push(may.money ? words.chooseAnother : words.chooseAnotherGiven);
    else if (may.rebook) parts.push(words.rebookHelp);
    if (voucher && (may.move || may.rebook))
      parts.push(words.voucherUntil(formatDay(voucher.valid_until, language)));
  }
  if (state === "held" && hold_until)
    parts.push(
      (booking.waits_for_payment ? words.waitsForPayment : words.heldUntil)(rideLimit(hold_until, language)),
    );
  if (state === "booked" && may.until) {
    if (may.move) parts.push(words.until(rideLimit(may.until, language)));
    else parts.push(words.over);
  }
  return <>{parts.join(" ")}</>;
}
