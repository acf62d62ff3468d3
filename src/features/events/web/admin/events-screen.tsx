import { Badge } from "@mantine/core";
import { formatDays } from "#kit/contract/time/format-date.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { ActiveBadge } from "#kit/web/editor/records/active-badge.tsx";
import { callsOf } from "#kit/web/editor/records/content-calls.ts";
import { formErrorsOf } from "#kit/web/editor/records/content-form.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentEditor } from "#kit/web/editor/records/use-content-editor.ts";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { type Event, events, wholeEvent } from "../../events.content.ts";
import { EventFields } from "./event-fields.tsx";
import { eventsAdminWords } from "./events-admin.words.ts";

/** /admin/events: list and form of the team's and the world's events. */
export default function EventsScreen() {
  const t = useWords(eventsAdminWords);
  const api = useApi();
  const editor = useContentEditor(events, {
    words: t,
    check: (values, event, language) => formErrorsOf(events, values, event === null, language, wholeEvent),
  });
  return (
    <ContentScreen
      editor={editor}
      pageOf={({ event_type }) => `/events-calendar?type=${event_type}`}
      columns={useColumns()}
      many={{ save: (records) => callsOf(events, api).updateMany(records) }}
      fields={<EventFields form={editor.form} isNew={!editor.opened?.record} />}
    />
  );
}

function useColumns(): Column<Event>[] {
  const t = useWords(eventsAdminWords);
  const shared = useWords(editorWords);
  const { language } = useLanguage();
  const { choice, label } = useContentLabels(events);
  return [
    {
      header: label("image_path"),
      slot: "picture",
      cell: (event) => <Thumbnail path={event.image_path} />,
    },
    {
      header: label("date"),
      slot: "plain",
      cell: ({ date, end_date }) => <time dateTime={date}>{formatDays(date, end_date, language)}</time>,
      text: ({ date, end_date }) => `${date} ${end_date ?? ""} ${formatDays(date, end_date, language)}`,
    },
    {
      header: label("event_type"),
      slot: "plain",
      cell: ({ event_type }) => (
        <Badge variant="outline" color={event_type === "our" ? "hot" : "gray"}>
          {choice("event_type", event_type)}
        </Badge>
      ),
      text: ({ event_type }) => choice("event_type", event_type),
    },
    {
      header: label("title"),
      slot: "title",
      cell: (event) => event.title || t.unnamed,
      text: (event) => `${event.title} ${event.location}`,
    },
    { header: shared.state, slot: "plain", cell: (event) => <ActiveBadge active={event.is_active} /> },
  ];
}
