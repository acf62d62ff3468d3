import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { RideDays } from "#features/days/web/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { optionsOf, useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { calendarOf } from "../event-calendar.ts";
import type { EventType } from "../event-types.ts";
import type { PublicEvent } from "../events.content.ts";
import { eventsWords } from "../events.words.ts";
import { HOME_EVENTS, lastRaceOf, posterOf } from "../home-events.ts";
import { EventDate, useEventTitle } from "./cards/event-facts.tsx";
import { EventPoster } from "./cards/event-poster.tsx";
import { EventRow } from "./cards/event-row.tsx";
import { EventTabs } from "./event-tabs.tsx";
import { eventsQuery, homeEventsQuery } from "./events.queries.ts";
import styles from "./events-section.module.css";

const DAYS_SHOWN = 3;
const DAY_MS = 86_400_000;

type Words = ReturnType<typeof useWords<typeof eventsWords.en>>;

/** The home page's events: the next race large, or the next event where there is none; five more as lines; the last race. */
export function EventsSection() {
  const words = useWords(eventsWords);
  const [type, setType] = useState<EventType>("our");
  const events = useApiQuery(homeEventsQuery(type));
  const client = useQueryClient();
  const api = useApi();
  const { language } = useLanguage();
  const id = useId();
  const panel = `${id}-panel`;

  function select(next: EventType) {
    // Switching always fetches again, even if the list is fresh.
    void client.prefetchQuery({ ...optionsOf(homeEventsQuery(next), api, language), staleTime: 0 });
    setType(next);
  }

  return (
    <Section
      id="events"
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      action={
        <>
          <EventTabs type={type} onSelect={select} id={id} panel={panel} />
          <ButtonLink to={`/events-calendar?type=${type}`} queries={[eventsQuery(type)]} variant="quiet">
            {words.all}
          </ButtonLink>
        </>
      }
    >
      <div role="tabpanel" id={panel} aria-labelledby={`${id}-${type}`} className={styles.panel}>
        <QueryState
          query={events}
          errorText={words.loadFailed}
          emptyText={words[type].empty}
          isEmpty={(list) => list.length === 0}
        >
          {(list) => <Lines key={type} events={list} today={pragueDay(new Date(events.dataUpdatedAt))} />}
        </QueryState>
        {type === "our" && <RideDays most={DAYS_SHOWN} level={3} />}
      </div>
    </Section>
  );
}

function Lines({ events, today }: { events: PublicEvent[]; today: string }) {
  const words = useWords(eventsWords);
  const shown = events.slice(0, HOME_EVENTS);
  const { next, later, past } = calendarOf(shown, today);
  const first = posterOf(shown, today);
  if (!first) return null;
  const others = [...(next ? [next] : []), ...later, ...past].filter((event) => event !== first);
  const lastRace = lastRaceOf(events, today);
  return (
    <>
      <div className={styles.events}>
        <EventPoster event={first} marks={next ? marksOf(first, today, words) : []} />
        {others.length > 0 && (
          <ul className={styles.lines}>
            {others.map((event) => (
              <li key={event.id}>
                <EventRow event={event} isPast={past.includes(event)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {lastRace && !shown.includes(lastRace) && <LastRace event={lastRace} />}
    </>
  );
}

/** What the poster is, and in how many days; one that has begun says the first alone. */
function marksOf({ date, is_race, event_type }: PublicEvent, today: string, words: Words): string[] {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
  const mark = event_type === "world" ? words.next : is_race ? words.nextRace : words.nextEvent;
  return days >= 0 ? [mark, words.daysLeft(days)] : [mark];
}

/** How the last race went, in the words of its event. */
function LastRace({ event }: { event: PublicEvent }) {
  const words = useWords(eventsWords);
  return (
    <aside className={styles.last} aria-label={words.lastRace}>
      <p className={styles.lastLabel}>{words.lastRace}</p>
      <div>
        <p className={styles.lastTitle}>{useEventTitle(event)}</p>
        <EventDate event={event} />
      </div>
      {event.description.trim() && <p>{event.description}</p>}
    </aside>
  );
}
