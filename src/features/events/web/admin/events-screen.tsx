import { Badge } from "@mantine/core";
import { formatDays } from "#kit/contract/format-date.ts";
import { ActiveBadge } from "#kit/web/editor/active-badge.tsx";
import { ContentScreen } from "#kit/web/editor/content-screen.tsx";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import type { Column } from "#kit/web/editor/record-table.tsx";
import { Thumbnail } from "#kit/web/editor/thumbnail.tsx";
import { useEditor } from "#kit/web/editor/use-editor.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import type { Event, EventsEndpoints } from "../../events.contract.ts";
import { EventFields } from "./event-fields.tsx";
import { EMPTY_EVENT, type EventValues, eventFaults, eventForm, eventValues } from "./event-values.ts";
import { allEventsQuery } from "./events-admin.queries.ts";
import { eventsAdminWords } from "./events-admin.words.ts";

/** /admin/events: list and form of the team's and the world's events. */
export default function EventsScreen() {
  const t = useWords(eventsAdminWords);
  const call = useApi().of<EventsEndpoints>();
  const editor = useEditor<Event, Event, EventValues>({
    name: "events",
    list: allEventsQuery,
    idOf: (event) => event.id,
    labelOf: (event) => event.title || t.unnamed,
    load: (_, { id }) => call("GET /events/:id", { params: { id } }),
    empty: EMPTY_EVENT,
    toValues: eventValues,
    check: eventFaults,
    save: (api, values, event) =>
      event
        ? api.of<EventsEndpoints>()("PUT /events/:id", { params: { id: event.id }, body: eventForm(values) })
        : call("POST /events", { body: eventForm(values) }),
    remove: (_, { id }) => call("DELETE /events/:id", { params: { id } }),
    messages: t,
  });
  return (
    <ContentScreen
      editor={editor}
      pageOf={({ event_type }) => `/events-calendar?type=${event_type}`}
      words={t}
      columns={useColumns()}
      fields={<EventFields form={editor.form} isNew={!editor.opened?.record} />}
    />
  );
}

function useColumns(): Column<Event>[] {
  const t = useWords(eventsAdminWords);
  const shared = useWords(editorWords);
  const { language } = useLanguage();
  return [
    { header: t.picture, slot: "picture", cell: (event) => <Thumbnail path={event.image_path} /> },
    {
      header: t.date,
      slot: "plain",
      cell: ({ date, end_date }) => <time dateTime={date}>{formatDays(date, end_date, language)}</time>,
      text: ({ date, end_date }) => `${date} ${end_date ?? ""} ${formatDays(date, end_date, language)}`,
    },
    {
      header: t.type,
      slot: "plain",
      cell: ({ event_type }) => (
        <Badge variant="outline" color={event_type === "our" ? "hot" : "gray"}>
          {t.types[event_type]}
        </Badge>
      ),
      text: ({ event_type }) => t.types[event_type],
    },
    {
      header: t.name,
      slot: "title",
      cell: (event) => event.title || t.unnamed,
      text: (event) => `${event.title} ${event.location}`,
    },
    { header: shared.state, slot: "plain", cell: (event) => <ActiveBadge active={event.is_active} /> },
  ];
}
