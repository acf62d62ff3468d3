import { Button, Group, Modal, Paper, Stack, Text, Title } from "@mantine/core";
import { useId, useState } from "react";
import { useSearchParams } from "react-router";
import type { Day } from "#features/days/days.contract.ts";
import { pragueTime } from "#kit/contract/time/prague-time.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { saveFile } from "#kit/web/editor/api-files.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import type { AdminBooking } from "../../admin-bookings.contract.ts";
import { bookingStatementsWords } from "../../statements.words.ts";
import { AskForSignatures } from "./ask-for-signatures.tsx";
import { BookingLine } from "./booking-line.tsx";
import styles from "./day-bookings.module.css";
import { dayBookingsQuery, dayWaitingQuery } from "./day-work.queries.ts";
import { dayWorkWords } from "./day-work.words.ts";
import { PhoneBooking } from "./phone-booking.tsx";
import { RidersMessage } from "./riders-message.tsx";
import { WaitingLine } from "./waiting-line.tsx";

interface Props {
  day: Day;
  show: (banner: Banner | null) => void;
}

/** Who comes on a day and who has paid; what the team does for all of them. */
export function DayBookings({ day, show }: Props) {
  const t = useWords(dayWorkWords);
  const signing = useWords(bookingStatementsWords).team;
  const api = useApi();
  const heading = useId();
  const mayWrite = useMay(["shop"]);
  const query = useApiQuery(dayBookingsQuery(day.id));
  const waiting = useApiQuery(dayWaitingQuery(day.id)).data ?? [];
  // The first screen leads straight to the message.
  const isToWrite = useSearchParams()[0].has("write") && mayWrite;
  const [asked, setAsked] = useState<"phone" | "message" | "signatures" | null>(isToWrite ? "message" : null);
  const done = (text: string | null) => {
    setAsked(null);
    if (text) show({ tone: "success", text });
  };
  const save = () =>
    saveFile(api, `/bookings/admin/days/${day.id}/table`, `${day.date}.csv`).catch((error) =>
      show({ tone: "error", text: t.exportFailed(messageOf(error)) }),
    );
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading} className={styles.sheet}>
      <Stack>
        <Title order={2} size="h4" id={heading}>
          {t.title}
        </Title>
        <Group gap="xs" className={styles.tools}>
          {mayWrite && day.status === "published" && (
            <Button mih={44} variant="default" onClick={() => setAsked("phone")}>
              {t.byPhone}
            </Button>
          )}
          {mayWrite && (
            <Button mih={44} variant="default" onClick={() => setAsked("message")}>
              {t.write}
            </Button>
          )}
          {mayWrite && (
            <Button mih={44} variant="default" onClick={() => setAsked("signatures")}>
              {signing.askAgain}
            </Button>
          )}
          <Button mih={44} variant="default" component="a" href="/gate">
            {t.gate}
          </Button>
          <Button mih={44} variant="default" onClick={() => window.print()}>
            {t.print}
          </Button>
          <Button mih={44} variant="default" onClick={() => void save()}>
            {t.export}
          </Button>
        </Group>
        <Loaded query={query} failed={t.failed}>
          {(bookings) => {
            if (day.status === "cancelled") return <Bookings bookings={bookings} show={show} />;
            // A day that is on again lists apart whom it left without a ride: they don't know that they could come.
            const left = bookings.filter((one) => isCancelled(one) && one.money_asked_at === null);
            return (
              <>
                <Bookings bookings={bookings.filter((one) => !isCancelled(one))} show={show} />
                {left.length > 0 && (
                  <div data-not-printed>
                    <Title order={3} size="h5">
                      {t.left}
                    </Title>
                    <Text size="sm">{t.leftHint}</Text>
                    <Slots bookings={left} show={show} />
                  </div>
                )}
              </>
            );
          }}
        </Loaded>
        {waiting.length > 0 && (
          <div>
            <Title order={3} size="h5">
              {t.waiting}
            </Title>
            <ol className={styles.waiting}>
              {waiting.map((entry) => (
                <WaitingLine key={entry.id} entry={entry} mayRemove={mayWrite} />
              ))}
            </ol>
          </div>
        )}
      </Stack>
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === "phone" ? t.byPhone : asked === "message" ? t.write : signing.askAgain}
        closeButtonProps={{ "aria-label": t.close }}
      >
        {asked === "phone" && <PhoneBooking day={day} onDone={done} />}
        {asked === "signatures" && <AskForSignatures day={day.id} onDone={done} />}
        {asked === "message" && <RidersMessage day={day.id} onDone={done} />}
      </Modal>
    </Paper>
  );
}

const isCancelled = ({ state }: AdminBooking) => state === "cancelled";

interface ListProps {
  bookings: AdminBooking[];
  show: Props["show"];
}

function Bookings({ bookings, show }: ListProps) {
  const t = useWords(dayWorkWords);
  const signing = useWords(bookingStatementsWords).team;
  if (bookings.length === 0) return <Text c="dimmed">{t.none}</Text>;
  const seats = bookings.reduce((sum, booking) => sum + booking.seats, 0);
  const unpaid = bookings.filter(({ paid }) => paid === "open").length;
  const unsigned = bookings.reduce((sum, booking) => sum + booking.seats - booking.signed, 0);
  return (
    <>
      <Text size="sm">
        {t.count(bookings.length, seats)}
        {unpaid > 0 && `, ${t.unpaid(unpaid)}`}
        {unsigned > 0 && `, ${signing.unsigned(unsigned)}`}
      </Text>
      <Slots bookings={bookings} show={show} />
    </>
  );
}

function Slots({ bookings, show }: ListProps) {
  return [...Map.groupBy(bookings, ({ starts_at }) => starts_at)].map(([starts_at, own]) => (
    <section key={starts_at} className={styles.slot}>
      <h3 className={styles.time}>{pragueTime(new Date(starts_at))}</h3>
      <ul className={styles.list}>
        {own.map((booking) => (
          <BookingLine key={booking.id} booking={booking} show={show} />
        ))}
      </ul>
    </section>
  ));
}
