import { Alert, Button, Divider, Select, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { pragueTime } from "#kit/contract/time/prague-time.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailOutcome } from "#kit/web/page-context.ts";
import type { AdminBooking, AdminBookingsEndpoints } from "../../admin-bookings.contract.ts";
import type { RideDay } from "../../bookings.contract.ts";
import { rideDaysQuery } from "../bookings.queries.ts";
import { bookingChangesWords } from "./booking-changes.words.ts";

interface Props {
  booking: AdminBooking;
  /** With what is said of it. */
  onDone: (said: string) => void;
}

/** Moves one booking to another time, or cancels it, whatever the day says of the latest change. */
export function BookingChanges({ booking, onDone }: Props) {
  const t = useWords(bookingChangesWords);
  const call = useApi().of<AdminBookingsEndpoints>();
  const query = useApiQuery(rideDaysQuery(booking.product_id));
  const who = booking.customer_name || booking.riders.join(", ");
  const params = { id: booking.id };
  const outcome = useMailOutcome(booking.customer_email);
  const after = (said: string) => {
    const mailed = outcome === "sent" ? t.mailed : t.unmailed(t.reasons[outcome], booking.customer_phone);
    onDone([said, mailed].join(" "));
  };
  const move = useWrite(
    (_, slot_id: number) => call("POST /bookings/admin/:id/move", { params, body: { slot_id } }),
    { onDone: () => after(t.moved(who)) },
  );
  const cancel = useWrite(
    (_, reason: string) => call("POST /bookings/admin/:id/cancel", { params, body: { reason } }),
    { onDone: () => after(t.cancelled(who)) },
  );
  const unask = useWrite(() => call("POST /bookings/admin/:id/money-back/undo", { params }));
  const error = move.error ?? cancel.error ?? unask.error;
  if (booking.money_asked_at)
    return (
      <Stack>
        {error && (
          <Alert color="red" role="alert">
            {t.failed(messageOf(error))}
          </Alert>
        )}
        <Text size="sm">{t.asked}</Text>
        <Button mih={44} loading={unask.isPending} onClick={() => unask.mutate()}>
          {t.unask}
        </Button>
      </Stack>
    );
  return (
    <Stack>
      {error && (
        <Alert color="red" role="alert">
          {t.failed(messageOf(error))}
        </Alert>
      )}
      {booking.order_id !== null && booking.paid !== "open" && <Text size="sm">{t.choosesAnew}</Text>}
      <Loaded query={query} failed={t.loadFailed}>
        {(days) => (
          <MoveForm
            days={days}
            booking={booking}
            busy={move.isPending}
            onMove={(slot) => move.mutate(slot)}
          />
        )}
      </Loaded>
      {booking.state !== "cancelled" && (
        <>
          <Divider />
          <CancelForm
            booking={booking}
            busy={cancel.isPending}
            onCancel={(reason) => cancel.mutate(reason)}
          />
        </>
      )}
    </Stack>
  );
}

interface MoveProps {
  days: RideDay[];
  booking: AdminBooking;
  busy: boolean;
  onMove: (slotId: number) => void;
}

/** Times to come with enough free places. */
function MoveForm({ days, booking, busy, onMove }: MoveProps) {
  const t = useWords(bookingChangesWords);
  const { language } = useLanguage();
  const [slot, setSlot] = useState<string | null>(null);
  const data = days
    .filter(({ is_cancelled }) => !is_cancelled)
    .flatMap(({ date, slots }) =>
      slots
        // The time of a cancelled one is free for it again.
        .filter(({ id }) => id !== booking.slot_id || booking.state === "cancelled")
        .filter(({ free }) => free >= booking.seats)
        .map(({ id, starts_at, free }) => ({
          value: String(id),
          label: t.free(formatDay(date, language), pragueTime(new Date(starts_at)), free),
        })),
    );
  if (data.length === 0) return <Text>{t.noDays}</Text>;
  return (
    <>
      <Select label={t.slot} placeholder={t.choose} data={data} value={slot} onChange={setSlot} />
      <Button mih={44} disabled={slot === null} loading={busy} onClick={() => onMove(Number(slot))}>
        {t.move}
      </Button>
    </>
  );
}

interface CancelProps {
  booking: AdminBooking;
  busy: boolean;
  onCancel: (reason: string) => void;
}

/** Says what becomes of the seat, the voucher and the money before it is pressed. */
function CancelForm({ booking, busy, onCancel }: CancelProps) {
  const t = useWords(bookingChangesWords);
  const [reason, setReason] = useState("");
  const isMailed = useMailOutcome(booking.customer_email) === "sent";
  const { paid, voucher_code, order_id } = booking;
  const money = {
    voucher: () => (order_id === null ? t.voucherFree(voucher_code ?? "") : t.orderStays(order_id)),
    order: () => t.orderStays(order_id ?? 0),
    open: () => (order_id === null ? t.nothingPaid : t.orderOpen(order_id)),
  }[paid]();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== "") onCancel(reason);
      }}
    >
      <Stack>
        <Text size="sm">
          {t.seatFree} {money}
        </Text>
        <TextInput
          label={t.reason}
          {...(isMailed && { description: t.reasonHint })}
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button type="submit" mih={44} color="red" disabled={reason.trim() === ""} loading={busy}>
          {t.cancel}
        </Button>
      </Stack>
    </form>
  );
}
