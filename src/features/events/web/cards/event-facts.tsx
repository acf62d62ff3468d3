import { Fragment } from "react";
import { isCalendarDay } from "#kit/contract/time/days.ts";
import { formatDays } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import { eventPath } from "../../event-address.ts";
import { placeAndCountry } from "../../event-place.ts";
import type { PublicEvent } from "../../events.content.ts";
import { eventsWords } from "../../events.words.ts";
import { eventQuery } from "../events.queries.ts";
import styles from "./event-facts.module.css";

/** The event's name, or what stands for a missing one. */
export function useEventTitle(event: PublicEvent): string {
  const { unnamed } = useWords(eventsWords);
  return event.title.trim() || unnamed;
}

/** The days in their long form; 'Invalid date' where it can't be read. */
export function EventDate({ event: { date, end_date } }: { event: PublicEvent }) {
  const { language } = useLanguage();
  const text = formatDays(date, end_date, language);
  return <p className={styles.date}>{isCalendarDay(date) ? <time dateTime={date}>{text}</time> : text}</p>;
}

/** Where it is, the country marked. */
export function EventPlace({ location }: { location: string }) {
  const words = useWords(eventsWords);
  const { place, country } = placeAndCountry(location);
  const names = (place || words.noLocation) + (country && ",");
  return (
    <p className={styles.place}>
      <Icon icon="location-dot" className={styles.pin} />
      <span>
        {[...names.matchAll(/\S[^,]*,?/g)].map(({ 0: name, index }) => (
          <Fragment key={index}>
            <span className={styles.part}>{name}</span>{" "}
          </Fragment>
        ))}
        {country && <b className={styles.part}>{country}</b>}
      </span>
    </p>
  );
}

/** The way to the event's page. */
export function EventMore({ event, variant = "quiet" }: { event: PublicEvent; variant?: "hot" | "quiet" }) {
  const words = useWords(eventsWords);
  const title = useEventTitle(event);
  return (
    <ButtonLink to={eventPath(event)} queries={[eventQuery(event.id)]} variant={variant} size="small">
      <span>
        {words.more}
        <VisuallyHidden>{words.moreAbout(title)}</VisuallyHidden>
      </span>
    </ButtonLink>
  );
}
