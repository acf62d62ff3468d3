import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { cart } from "#features/cart/web/index.ts";
import { lineOf } from "#features/products/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import type { BookingsEndpoints, MyBooking } from "../bookings.contract.ts";
import { bookingsWords } from "../bookings.words.ts";
import { rideDate, rideTime } from "../ride-time.ts";
import { type BookingAddress, rideDaysQuery } from "./bookings.queries.ts";
import { ChangeRiders } from "./change-riders.tsx";
import styles from "./ride-days.module.css";
import { type ChosenSlot, ChosenTime, RideDays } from "./ride-days.tsx";

type Act = "move" | "cancel" | "take" | "moneyBack" | "unask" | "riders";

interface Props {
  address: BookingAddress;
  booking: MyBooking;
  refetch: () => void;
  onSaid: (said: string | null) => void;
  /** Something is being changed: nothing else on the page calls for a press. */
  onChanging?: (isChanging: boolean) => void;
}

/** What the customer may do with a booking now; each asks once more before it is done. */
export function BookingActions({ address, booking, refetch, onSaid, onChanging }: Props) {
  const all = useWords(bookingsWords);
  const words = all.booking;
  const call = useApi().of<BookingsEndpoints>();
  const [open, setOpen] = useState<"move" | "cancel" | "money" | "riders" | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { may, state, to_pay, voucher } = booking;
  useEffect(() => onChanging?.(open !== null), [open, onChanging]);

  async function act(what: Act, body?: { slot_id: number } | { riders: string[] }): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    onSaid(null);
    const params = { id: address.id, key: address.key };
    try {
      if (what === "move")
        await call("POST /bookings/mine/:id/:key/move", { params, body: body as { slot_id: number } });
      else if (what === "riders")
        await call("POST /bookings/mine/:id/:key/riders", { params, body: body as { riders: string[] } });
      else if (what === "take") await call("POST /bookings/mine/:id/:key/take", { params });
      else if (what === "unask") await call("POST /bookings/mine/:id/:key/money-back/undo", { params });
      else if (what === "moneyBack") await call("POST /bookings/mine/:id/:key/money-back", { params });
      else await call("POST /bookings/mine/:id/:key/cancel", { params });
      setOpen(null);
      if (what === "move") onSaid(words.moved_);
      scrollTo({ top: 0 });
    } catch (error) {
      setFailure(messageOf(error));
    }
    refetch();
    setBusy(false);
  }

  const sure = (text: ReactNode, yes: string, what: Act) => (
    <div className={styles.form}>
      <p>{text}</p>
      <Button disabled={busy} onClick={() => void act(what)}>
        {busy ? all.sending : yes}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => setOpen(null)}>
        {words.keep}
      </Button>
    </div>
  );

  return (
    <div className={styles.column}>
      {failure && <Notice tone="error">{all.failed(failure)}</Notice>}
      {open === "move" ? (
        <MoveBooking
          booking={booking}
          busy={busy}
          onMove={(slot_id) => void act("move", { slot_id })}
          onBack={() => setOpen(null)}
        />
      ) : open === "cancel" ? (
        sure(<CancelQuestion booking={booking} />, words.cancelYes, "cancel")
      ) : open === "money" ? (
        sure(words.moneySure, words.moneyYes, "moneyBack")
      ) : open === "riders" ? (
        <ChangeRiders
          booking={booking}
          busy={busy}
          onSave={(riders) => void act("riders", { riders })}
          onBack={() => setOpen(null)}
        />
      ) : (
        <div className={styles.buttons}>
          {may.take && (
            <Button disabled={busy} onClick={() => void act("take")}>
              {busy ? all.sending : words.take}
            </Button>
          )}
          {to_pay && <PayForPlace held={to_pay} />}
          {may.move && (
            <Button variant={state === "cancelled" ? "hot" : "quiet"} onClick={() => setOpen("move")}>
              {words.move}
            </Button>
          )}
          {may.rebook && voucher && <ButtonLink to={`/book#${voucher.code}`}>{words.rebook}</ButtonLink>}
          {may.unask && (
            <Button variant="quiet" disabled={busy} onClick={() => void act("unask")}>
              {busy ? all.sending : words.unask}
            </Button>
          )}
          {(state === "booked" || state === "held") && (
            <Button variant="quiet" onClick={() => setOpen("riders")}>
              {words.names}
            </Button>
          )}
          {may.money && (
            <Button variant="quiet" onClick={() => setOpen("money")}>
              {words.money}
            </Button>
          )}
          {may.cancel && (
            <Button variant="quiet" onClick={() => setOpen("cancel")}>
              {words.cancel}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What cancelling means: a voucher stays, and what an order bought is not paid back by itself. */
export function CancelQuestion({ booking }: Pick<Props, "booking">) {
  const words = useWords(bookingsWords).booking;
  const { voucher, is_ordered, may } = booking;
  if (voucher) return words.cancelSure;
  const order = [
    words.cancelOrder,
    ...(may.move ? [words.cancelMove] : []),
    ...(may.money ? [words.cancelMoney] : []),
  ];
  return [words.cancelSureSeat, ...(is_ordered ? order : [])].join(" ");
}

interface Moving {
  booking: MyBooking;
  busy: boolean;
  onMove: (slotId: number) => void;
  onBack: () => void;
}

function MoveBooking({ booking, busy, onMove, onBack }: Moving) {
  const all = useWords(bookingsWords);
  const words = all.booking;
  const query = useApiQuery(rideDaysQuery(booking.product_id));
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const last = booking.voucher?.valid_until;
  const picked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!chosen) return;
    picked.current?.scrollIntoView({ block: "center" });
    picked.current?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <>
      <h2 className={styles.big}>{words.moveTitle}</h2>
      {chosen ? (
        <div className={styles.form} ref={picked} tabIndex={-1}>
          <ChosenTime chosen={chosen} onChange={() => setChosen(null)} />
          <Button disabled={busy} onClick={() => onMove(chosen.slot.id)}>
            {busy
              ? all.sending
              : words.moveTo(
                  rideDate(chosen.slot.starts_at, language),
                  rideTime(chosen.slot.starts_at, language),
                )}
          </Button>
        </div>
      ) : (
        <QueryState
          query={query}
          errorText={all.daysFailed}
          emptyText={all.noDays}
          isEmpty={(days) => days.every(({ date }) => last !== undefined && date > last)}
        >
          {(days) => (
            <RideDays
              days={days.filter(({ date }) => last === undefined || date <= last)}
              chosen={booking.state === "cancelled" ? undefined : (booking.slot_id ?? undefined)}
              places={booking.seats}
              onChoose={setChosen}
            />
          )}
        </QueryState>
      )}
      <Button variant="quiet" disabled={busy} onClick={onBack}>
        {words.back}
      </Button>
    </>
  );
}

/** A place that was offered without a voucher goes the way of all that is sold: into the cart. */
function PayForPlace({ held }: { held: NonNullable<MyBooking["to_pay"]> }) {
  const words = useWords(bookingsWords).booking;
  const navigate = useNavigate();
  const { data: products } = useApiQuery(productsQuery);
  const product = products?.find(({ id }) => id === held.product_id);
  return (
    <Button
      disabled={!product}
      onClick={() => {
        if (!product) return;
        const { holds, starts_at, hold_until, price } = held;
        cart.hold({ ...lineOf(product), price, ride: { holds, starts_at, hold_until } });
        void navigate("/cart");
      }}
    >
      {words.pay}
    </Button>
  );
}
