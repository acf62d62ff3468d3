import { type LoaderFunctionArgs, useParams } from "react-router";
import { TaggedPosts, taggedPostsQuery } from "#features/blog/web/index.ts";
import { carsQuery } from "#features/cars/web/cars.queries.ts";
import type { PageEvent } from "#features/events/events.content.ts";
import { eventPath } from "#features/events/index.ts";
import { eventQuery, eventsQuery, useEventData, useEventTitle } from "#features/events/web/index.ts";
import { eventPicturesQuery } from "#features/gallery/web/gallery.queries.ts";
import { EventResults, eventRoundsQuery, isTold, roundQuery } from "#features/results/web/index.ts";
import { teamMembersQuery } from "#features/team-members/web/index.ts";
import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { idOfSlug } from "#kit/contract/content/slug.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDays } from "#kit/contract/time/format-date.ts";
import { optionsOf, useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, prefetchPage, renderingContext, waitForNothing } from "#kit/web/loading.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { breadcrumbs } from "#kit/web/ui/page/breadcrumbs.ts";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { RecordPage } from "#kit/web/ui/page/record-page.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { useSiteName } from "#kit/web/ui/page/site-name.tsx";
import { StructuredData } from "#kit/web/ui/page/structured-data.tsx";
import { useAbsolute } from "#kit/web/ui/page/use-absolute.ts";
import { EventFacts } from "./event-facts.tsx";
import { EventFilm } from "./event-film.tsx";
import { EventHead } from "./event-head.tsx";
import { eventPageWords } from "./event-page.words.ts";
import { EventPictures } from "./event-pictures.tsx";
import { mapOf } from "./map-of.ts";
import { useLineUp } from "./use-line-up.ts";

/** No event has it: where an address names none, the page says so. */
const NONE = 2_147_483_647;
const idIn = (slug = "") => idOfSlug(slug) ?? NONE;

export async function loader(args: LoaderFunctionArgs) {
  const id = idIn(args.params.slug);
  const rounds = eventRoundsQuery(id);
  const page = await prefetchPage(args, eventQuery(id), [
    ...[rounds, eventPicturesQuery(id), teamMembersQuery, carsQuery],
  ]);
  const { api, client, language } = args.context.get(renderingContext);
  const known = client.getQueryData(optionsOf(rounds, api, language).queryKey) ?? [];
  const event = client.getQueryData<PublicRecord<PageEvent>>(
    optionsOf(eventQuery(id), api, language).queryKey,
  );
  await prefetch(args, [
    ...(known as { id: number }[]).map((round) => roundQuery(String(round.id))),
    ...(event?.tag ? [taggedPostsQuery(event.tag)] : []),
  ]);
  return page;
}
export const clientLoader = waitForNothing;

/** An event: what one wants to know before it, and how it went. */
export default function EventPage() {
  const { slug } = useParams();
  const words = useWords(eventPageWords);
  const query = useApiQuery(eventQuery(idIn(slug)));
  return (
    <RecordPage
      query={query}
      words={{ ...words, title: words.kicker }}
      isHidden={(event) => !event.is_active}
      others={
        <ButtonLink to="/events-calendar" queries={[eventsQuery("our")]}>
          {words.calendar}
        </ButtonLink>
      }
    >
      {(event) => <WholeEvent event={event} />}
    </RecordPage>
  );
}

function WholeEvent({ event }: { event: PublicRecord<PageEvent> }) {
  const words = useWords(eventPageWords);
  const { language } = useLanguage();
  const title = useEventTitle(event);
  const { data: rounds = [] } = useApiQuery(eventRoundsQuery(event.id));
  const told = rounds.filter(isTold);
  const isRunning = told.some(({ state }) => state === "running");
  const path = eventPath(event);
  const isOver = (event.end_date || event.date) < pragueDay(new Date());
  return (
    <>
      <PageHead
        title={`${title}, ${formatDays(event.date, event.end_date, language)}`}
        description={event.description.trim() || `${title}, ${event.location}`}
        image={event.image_path}
        drawn={{ kind: "event", id: event.id }}
        paths={{ en: path, cs: path }}
      />
      <EventData event={event} />
      <EventHead event={event} />
      {told.length > 0 && (
        <Section
          kicker={words.resultKicker}
          title={isRunning ? words.resultRunning : words.result}
          tone="raised"
        >
          <EventResults rounds={told} />
        </Section>
      )}
      <EventFacts event={event} />
      {event.tag !== "" && (
        <TaggedPosts
          tag={event.tag}
          kicker={words.reportKicker}
          title={isOver ? words.report : words.reportAhead}
        />
      )}
      <EventPictures event={event.id} />
      <EventFilm url={event.film_url} title={title} poster={event.image_path} />
    </>
  );
}

/** The event and the way to it for search engines. */
function EventData({ event }: { event: PublicRecord<PageEvent> }) {
  const words = useWords(eventPageWords);
  const dataOf = useEventData();
  const title = useEventTitle(event);
  const { page } = useAbsolute();
  const team = useSiteName();
  const lineUp = useLineUp(event);
  return (
    <StructuredData
      things={[
        dataOf(event, { map: mapOf(event), competitors: lineUp.map(({ driver }) => driver) }),
        breadcrumbs([
          [team, page("/")],
          [words.calendar, page("/events-calendar")],
          [title, page(eventPath(event))],
        ]),
      ]}
    />
  );
}
