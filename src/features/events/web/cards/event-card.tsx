import { useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { hasPicture } from "../../event-picture.ts";
import type { PublicEvent } from "../../events.content.ts";
import { eventsWords } from "../../events.words.ts";
import { DateBlock } from "./date-block.tsx";
import styles from "./event-card.module.css";
import { EventDate, EventMore, EventPlace, useEventTitle } from "./event-facts.tsx";
import { EventPlate } from "./event-plate.tsx";

interface Props {
  event: PublicEvent;
  /** `next` is marked, `past` steps back. */
  place?: "next" | "past" | undefined;
}

const SIZES = "(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw";

/** An event of the calendar. One without a picture, or with a broken one, is a card with a header alone. */
export function EventCard({ event, place }: Props) {
  const words = useWords(eventsWords);
  const title = useEventTitle(event);
  const [broken, setBroken] = useState<string | null>(null);
  const pictured = hasPicture(event) && broken !== event.image_path;
  return (
    <article
      className={classNames(styles.card, place && styles[place], !pictured && styles.headerOnly)}
      data-variant={pictured ? "picture" : "header-only"}
    >
      <header className={styles.header}>
        {pictured ? (
          <Picture
            path={event.image_path}
            alt={event.image_alt}
            placeholder="gallery"
            sizes={SIZES}
            priority={place === "next"}
            fill
            onMissing={() => setBroken(event.image_path)}
            className={styles.picture}
          />
        ) : (
          <EventPlate event={event} />
        )}
        <span className={styles.badges}>
          {place === "next" && <Badge>{words.next}</Badge>}
          {event.event_type === "world" && <Badge tone="ice">{words.worldEvent}</Badge>}
        </span>
      </header>
      <div className={styles.body}>
        <span className={styles.date}>
          <DateBlock event={event} hot={place === "next"} />
        </span>
        <EventDate event={event} />
        <h3 className={styles.title}>{title}</h3>
        <EventPlace location={event.location} />
        {event.description.trim() && <p className={styles.description}>{event.description}</p>}
        <div className={styles.more}>
          <EventMore event={event} variant={place === "next" ? "hot" : "quiet"} />
        </div>
      </div>
    </article>
  );
}
