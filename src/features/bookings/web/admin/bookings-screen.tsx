import { Alert, Anchor, Badge, Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { type ApiQuery, useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import type { AdminBooking, AdminBookingsEndpoints } from "../../admin-bookings.contract.ts";
import { bookingsScreenWords } from "./bookings-screen.words.ts";
import styles from "./day-bookings.module.css";
import { dayWorkWords } from "./day-work.words.ts";

function searchQuery(q: string): ApiQuery<AdminBooking[]> {
  return {
    key: ["admin", "bookings", "search", q],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<AdminBookingsEndpoints>()("GET /bookings/admin/search", { query: { q }, signal }),
  };
}

/** /admin/bookings: whoever calls is found by name, telephone, e-mail or code, whatever day it is for. */
export default function BookingsScreen() {
  const t = useWords(bookingsScreenWords);
  const [address, setAddress] = useSearchParams();
  const q = address.get("q") ?? "";
  const [typed, setTyped] = useState(q);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setAddress(wanted === "" ? {} : { q: wanted });
  };
  return (
    <Stack gap="lg">
      <Title order={1}>{t.title}</Title>
      <form onSubmit={find}>
        <Group align="flex-end">
          <TextInput
            type="search"
            label={t.search}
            value={typed}
            autoComplete="off"
            maxLength={100}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            style={{ flex: "1 1 16rem" }}
          />
          <Button type="submit" mih={44}>
            {t.find}
          </Button>
        </Group>
      </form>
      <div aria-live="polite">{q !== "" && <Found q={q} />}</div>
    </Stack>
  );
}

function Found({ q }: { q: string }) {
  const t = useWords(bookingsScreenWords);
  const { data, error } = useApiQuery(searchQuery(q));
  if (error)
    return (
      <Alert color="red" role="alert">
        {t.failed(messageOf(error))}
      </Alert>
    );
  if (!data) return null;
  if (data.length === 0) return <Text>{t.nobody(q)}</Text>;
  return (
    <ul className={styles.list}>
      {data.map((booking) => (
        <Line key={booking.id} booking={booking} />
      ))}
    </ul>
  );
}

function Line({ booking }: { booking: AdminBooking }) {
  const t = useWords(bookingsScreenWords);
  const words = useWords(dayWorkWords);
  const { language } = useLanguage();
  const sells = useMay(["shop"]);
  const { riders, customer_name, customer_phone, day_id, order_id, state, paid } = booking;
  const who = riders.join(", ") || customer_name || words.states.held;
  const when = formatMoment(booking.starts_at, language);
  return (
    <li className={styles.booking}>
      <Text fw={600} component="span">
        {who}
      </Text>
      {customer_name && !riders.includes(customer_name) && (
        <Text size="sm" component="span">
          {t.bookedBy(customer_name)}
        </Text>
      )}
      {day_id === null ? (
        <Text size="sm" component="span">
          {when}
        </Text>
      ) : (
        <Anchor className="admin-way" size="sm" component={Link} to={`/admin/days/${day_id}`}>
          {when}
        </Anchor>
      )}
      <Text size="sm" component="span">
        {booking.name}
      </Text>
      <Badge variant="light" color={state === "booked" || state === "checked-in" ? "gray" : "red"}>
        {words.states[state]}
      </Badge>
      <Badge variant="light" color={paid === "open" ? "yellow" : "green"}>
        {words.paid[paid]}
      </Badge>
      {order_id !== null && sells && (
        <Anchor className="admin-way" size="sm" component={Link} to={`/admin/orders/${order_id}`}>
          {words.order(order_id)}
        </Anchor>
      )}
      {customer_phone && (
        <Anchor className="admin-way" size="sm" href={`tel:${customer_phone.replaceAll(/[^+\d]/g, "")}`}>
          {customer_phone}
        </Anchor>
      )}
    </li>
  );
}
