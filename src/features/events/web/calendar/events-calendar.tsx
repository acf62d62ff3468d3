import type { ReactNode } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import { calendarOf } from "../../event-calendar.ts";
import type { EventType } from "../../event-types.ts";
import type { PublicEvent } from "../../events.content.ts";
import { eventsWords } from "../../events.words.ts";
import { EventCard } from "../cards/event-card.tsx";
import styles from "./events-calendar.module.css";
import { SubscribeCalendar } from "./subscribe-calendar.tsx";

interface Props {
  type: EventType;
  events: PublicEvent[];
  /** YYYY-MM-DD in Prague at the time of the read, the same on the server and in the browser. */
  today: string;
  emptyText: string;
  /** What stands between the events to come and the past ones. */
  children?: ReactNode;
}

/** Events in rows of three, the next one first and marked; the past ones apart. */
export function EventsCalendar({ type, events, today, emptyText, children }: Props) {
  const words = useWords(eventsWords);
  const { next, later, past } = calendarOf(events, today);
  return (
    <div className={styles.calendar}>
      <h2 className={styles.upcoming}>
        <VisuallyHidden>{words.upcoming}</VisuallyHidden>
      </h2>
      <SubscribeCalendar type={type} />
      {next || later.length > 0 ? <Cards events={next ? [next, ...later] : later} next={next} /> : null}
      {children}
      {!next && later.length === 0 && <Notice tone="empty" title={emptyText} />}
      {past.length > 0 && (
        <>
          <h2 className={classNames(styles.title, styles.past)}>{words.past}</h2>
          <Cards events={past} place="past" />
        </>
      )}
    </div>
  );
}

interface CardsProps {
  events: PublicEvent[];
  next?: PublicEvent | null;
  place?: "past";
}

function Cards({ events, next, place }: CardsProps) {
  return (
    <ul className={styles.grid}>
      {events.map((event, index) => (
        <Reveal key={event.id} as="li" index={index % 3}>
          <EventCard event={event} place={event === next ? "next" : place} />
        </Reveal>
      ))}
    </ul>
  );
}
