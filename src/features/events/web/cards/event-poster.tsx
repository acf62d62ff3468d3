import { useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { hasPicture } from "../../event-picture.ts";
import type { PublicEvent } from "../../events.content.ts";
import { eventsWords } from "../../events.words.ts";
import { DateBlock } from "./date-block.tsx";
import { EventDate, EventMore, EventPlace, useEventTitle } from "./event-facts.tsx";
import { EventPlate } from "./event-plate.tsx";
import styles from "./event-poster.module.css";

interface Props {
  event: PublicEvent;
  /** What marks it as the one to come, such as "Next race" and "in 12 days"; none for any other. */
  marks?: string[];
}

/** One event with its date and place large enough to remember; without a picture its place is drawn in letters. */
export function EventPoster({ event, marks = [] }: Props) {
  const words = useWords(eventsWords);
  const title = useEventTitle(event);
  const [broken, setBroken] = useState<string | null>(null);
  const pictured = hasPicture(event) && broken !== event.image_path;
  const isNext = marks.length > 0;
  return (
    <article className={styles.poster} data-variant={pictured ? "picture" : "header-only"}>
      {pictured && (
        <Picture
          path={event.image_path}
          alt={event.image_alt}
          placeholder="gallery"
          sizes="(min-width: 60rem) 46vw, 100vw"
          fill
          onMissing={() => setBroken(event.image_path)}
          className={styles.picture}
        />
      )}
      <p className={styles.badges}>
        {marks.map((mark, index) => (
          <Badge key={mark} tone={index === 0 ? "hot" : "quiet"}>
            {mark}
          </Badge>
        ))}
        {event.event_type === "world" && <Badge tone="ice">{words.worldEvent}</Badge>}
      </p>
      {!pictured && <EventPlate event={event} />}
      <div className={styles.text}>
        <span className={styles.date}>
          <DateBlock event={event} size={pictured ? "card" : "poster"} hot={isNext} />
        </span>
        <h3 className={styles.title}>{title}</h3>
        <EventDate event={event} />
        <EventPlace location={event.location} />
        {event.description.trim() && <p className={styles.description}>{event.description}</p>}
        <EventMore event={event} variant={isNext ? "hot" : "quiet"} />
      </div>
    </article>
  );
}
