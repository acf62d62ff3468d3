import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import type { PublicEvent } from "../../events.content.ts";
import { eventsWords } from "../../events.words.ts";
import { DateBlock } from "./date-block.tsx";
import { EventDate, EventMore, EventPlace, useEventTitle } from "./event-facts.tsx";
import styles from "./event-tile.module.css";

interface Props {
  event: PublicEvent;
  isPast: boolean;
  /** What marks it as the one to come, such as "Next race" and "in 12 days"; none for any other. */
  marks: string[];
}

/** An event in a few lines: its leaf of the calendar, name, long date, place and the way on. */
export function EventTile({ event, isPast, marks }: Props) {
  const words = useWords(eventsWords);
  const title = useEventTitle(event);
  const isNext = marks.length > 0;
  return (
    <article className={classNames(styles.tile, isNext && styles.next, isPast && styles.past)}>
      <span className={styles.block}>
        <DateBlock event={event} size="row" hot={isNext} />
      </span>
      <div className={styles.text}>
        {(isNext || isPast || event.event_type === "world") && (
          <p className={styles.badges}>
            {marks.map((mark, index) => (
              <Badge key={mark} tone={index === 0 ? "hot" : "quiet"}>
                {mark}
              </Badge>
            ))}
            {isPast && <Badge tone="quiet">{words.over}</Badge>}
            {event.event_type === "world" && <Badge tone="ice">{words.worldEvent}</Badge>}
          </p>
        )}
        <h3 className={styles.title}>{title}</h3>
        <EventDate event={event} />
        <EventPlace location={event.location} />
      </div>
      <div className={styles.more}>
        <EventMore event={event} variant={isNext ? "hot" : "quiet"} />
      </div>
    </article>
  );
}
