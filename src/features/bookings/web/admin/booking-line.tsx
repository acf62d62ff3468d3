import { Anchor, Badge, Button, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import type { AdminBooking } from "../../admin-bookings.contract.ts";
import { bookingStatementsWords } from "../../statements.words.ts";
import { BookingChanges } from "./booking-changes.tsx";
import { bookingChangesWords } from "./booking-changes.words.ts";
import { BookingMoney } from "./booking-money.tsx";
import { BookingStatementsBox } from "./booking-statements.tsx";
import styles from "./day-bookings.module.css";
import { dayWorkWords } from "./day-work.words.ts";

interface Props {
  booking: AdminBooking;
  show: (banner: Banner | null) => void;
}

/** One booking in the day's list, and what can be done with it. */
export function BookingLine({ booking, show }: Props) {
  const t = useWords(dayWorkWords);
  const signing = useWords(bookingStatementsWords).team;
  const { change } = useWords(bookingChangesWords);
  const mayWrite = useMay(["shop"]);
  const [open, setOpen] = useState<"signed" | "change" | null>(null);
  const riders = booking.riders.length > 0 ? booking.riders.join(", ") : booking.customer_name;
  return (
    <li className={styles.booking}>
      <Text fw={600} component="span">
        {riders || t.states.held}
      </Text>
      <Text size="sm" component="span">
        {[booking.name, booking.seats > 1 && t.seats(booking.seats)].filter(Boolean).join(", ")}
      </Text>
      <Badge variant="light" color={booking.state === "no-show" ? "red" : "gray"}>
        {t.states[booking.state]}
      </Badge>
      <Badge variant="light" color={booking.paid === "open" ? "yellow" : "green"}>
        {t.paid[booking.paid]}
      </Badge>
      <Badge variant="light" color={booking.signed < booking.seats ? "yellow" : "green"}>
        {signing.state(booking.signed, booking.seats)}
      </Badge>
      {booking.outside !== "" && (
        <Badge variant="light" color="red">
          {t.outside[booking.outside]}
        </Badge>
      )}
      <BookingMoney booking={booking} />
      {booking.voucher_code && (
        <Text size="sm" component="span">
          {booking.voucher_code}
        </Text>
      )}
      {booking.order_id !== null && mayWrite && (
        <Anchor className="admin-way" size="sm" component={Link} to={`/admin/orders/${booking.order_id}`}>
          {t.order(booking.order_id)}
        </Anchor>
      )}
      {booking.customer_phone && (
        <Anchor
          className="admin-way"
          size="sm"
          href={`tel:${booking.customer_phone.replaceAll(/[^+\d]/g, "")}`}
        >
          {booking.customer_phone}
        </Anchor>
      )}
      {booking.note && (
        <Text size="sm" component="span" c="dimmed">
          {booking.note}
        </Text>
      )}
      {booking.money_asked_at && (
        <Badge variant="light" color="yellow">
          {t.moneyAsked}
        </Badge>
      )}
      <span className={styles.acts} data-not-printed>
        {booking.state !== "cancelled" && (
          <Button mih={44} size="compact-sm" variant="subtle" onClick={() => setOpen("signed")}>
            {signing.open}
          </Button>
        )}
        {mayWrite && booking.state !== "checked-in" && (
          <Button mih={44} size="compact-sm" variant="subtle" onClick={() => setOpen("change")}>
            {change}
          </Button>
        )}
      </span>
      <Modal
        opened={open !== null}
        onClose={() => setOpen(null)}
        title={`${open === "change" ? change : signing.open}: ${riders}`}
        closeButtonProps={{ "aria-label": t.close }}
      >
        {open === "signed" && <BookingStatementsBox id={booking.id} />}
        {open === "change" && (
          <BookingChanges
            booking={booking}
            onDone={(text) => {
              setOpen(null);
              show({ tone: "success", text });
            }}
          />
        )}
      </Modal>
    </li>
  );
}
