import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import type { PublicEvent } from "../../events.content.ts";
import { eventsWords } from "../../events.words.ts";
import { DateBlock } from "./date-block.tsx";
import { EventDate, EventMore, EventPlace, useEventTitle } from "./event-facts.tsx";
import styles from "./event-row.module.css";

/** An event as a line of a race calendar. */
export function EventRow({ event, isPast }: { event: PublicEvent; isPast: boolean }) {
  const words = useWords(eventsWords);
  const title = useEventTitle(event);
  return (
    <article className={classNames(styles.row, isPast && styles.past)}>
      <span className={styles.block}>
        <DateBlock event={event} size="row" />
      </span>
      <div className={styles.text}>
        <h3 className={styles.title}>
          {title} {isPast && <Badge tone="quiet">{words.over}</Badge>}
          {event.event_type === "world" && !isPast && <Badge tone="ice">{words.worldEvent}</Badge>}
        </h3>
        <EventDate event={event} />
        <EventPlace location={event.location} />
      </div>
      <div className={styles.more}>
        <EventMore event={event} />
      </div>
    </article>
  );
}
