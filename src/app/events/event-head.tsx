import { useState } from "react";
import type { PageEvent } from "#features/events/events.content.ts";
import { hasPicture, lastDay } from "#features/events/index.ts";
import { EventDate, EventPlace, EventPlate, eventsQuery, useEventTitle } from "#features/events/web/index.ts";
import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { isWebAddress } from "#kit/contract/validation/web-address.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { WayBack } from "#kit/web/ui/links/way-back.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import styles from "./event-page.module.css";
import { eventPageWords } from "./event-page.words.ts";

/** An event's name, days and place over its picture, and the ways on: calendar, tickets, organiser. */
export function EventHead({ event }: { event: PublicRecord<PageEvent> }) {
  const words = useWords(eventPageWords);
  const { language } = useLanguage();
  const title = useEventTitle(event);
  const [broken, setBroken] = useState<string | null>(null);
  const pictured = hasPicture(event) && broken !== event.image_path;
  const today = pragueDay(new Date());
  const isOver = lastDay(event) < today;
  const isNow = !isOver && event.date <= today;
  const tab = <VisuallyHidden>{words.newTab}</VisuallyHidden>;
  return (
    <article className={classNames(styles.sheet, !pictured && styles.plain)} aria-labelledby="event-name">
      <div className={styles.window}>
        {pictured ? (
          <Picture
            path={event.image_path}
            alt={event.image_alt}
            placeholder="gallery"
            sizes="(min-width: 60rem) 50vw, 100vw"
            priority
            fill
            onMissing={() => setBroken(event.image_path)}
          />
        ) : (
          <EventPlate event={event} />
        )}
      </div>
      <div className={styles.text}>
        <WayBack to={`/events-calendar?type=${event.event_type}`} queries={[eventsQuery(event.event_type)]}>
          {words.calendar}
        </WayBack>
        <p className={styles.badges}>
          <Badge tone={isNow ? "hot" : "quiet"}>
            {isNow ? words.running : isOver ? words.over : event.is_race ? words.race : words.show}
          </Badge>
        </p>
        <h1 id="event-name" tabIndex={-1} className={styles.name}>
          {title}
        </h1>
        <EventDate event={event} />
        <EventPlace location={event.location} />
        {event.description.trim() && <p className={styles.description}>{event.description}</p>}
        <div className={styles.ways}>
          {!isOver && isWebAddress(event.tickets_url) && (
            <ButtonLink href={event.tickets_url} target="_blank" rel="noopener" variant="hot">
              <Icon icon="ticket" />
              <span>
                {words.buyTickets}
                {tab}
              </span>
            </ButtonLink>
          )}
          {!isOver && (
            <ButtonLink href={`/events.ics?lang=${language}&event=${event.id}`} variant="quiet" download>
              <Icon icon="calendar-plus" />
              <span>{words.addToCalendar}</span>
            </ButtonLink>
          )}
          {isWebAddress(event.event_url) && (
            <ButtonLink href={event.event_url} target="_blank" rel="noopener" variant="quiet">
              <span>
                {words.organiser}
                {tab}
              </span>
              <Icon icon="arrow-up-right-from-square" />
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
