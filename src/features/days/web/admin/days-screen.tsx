import { Badge, Text } from "@mantine/core";
import { formatDays } from "#kit/contract/format-date.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { formErrorsOf } from "#kit/web/editor/records/content-form.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentEditor } from "#kit/web/editor/records/use-content-editor.ts";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { useWords } from "#kit/web/words.ts";
import { days, wholeDay } from "../../days.content.ts";
import type { ListedDay } from "../../days.contract.ts";
import { DayFields } from "./day-fields.tsx";
import { daysAdminWords } from "./days-admin.words.ts";

/** /admin/days: list and form of ride days and courses. */
export default function DaysScreen() {
  const t = useWords(daysAdminWords);
  const editor = useContentEditor(days, {
    words: t,
    check: (values, day, language) => formErrorsOf(days, values, day === null, language, wholeDay),
  });
  return (
    <ContentScreen
      editor={editor}
      // The list's own endpoint answers more than the declaration says.
      columns={useColumns() as never}
      fields={<DayFields form={editor.form} />}
    />
  );
}

function useColumns(): Column<ListedDay>[] {
  const t = useWords(daysAdminWords);
  const shared = useWords(editorWords);
  const { language } = useLanguage();
  const { choice, label } = useContentLabels(days);
  return [
    {
      header: label("date"),
      slot: "plain",
      cell: ({ date, starts, ends }) => (
        <time dateTime={date}>
          {formatDays(date, null, language)}, {starts}–{ends}
        </time>
      ),
      text: ({ date }) => `${date} ${formatDays(date, null, language)}`,
    },
    {
      header: label("title"),
      slot: "title",
      cell: (day) => day.title || t.unnamed,
      text: (day) => `${day.title} ${day.place}`,
    },
    {
      header: label("place"),
      cell: ({ place }) => <Text size="sm">{place}</Text>,
      text: ({ place }) => place,
    },
    {
      header: label("kind"),
      slot: "plain",
      cell: ({ kind }) => choice("kind", kind),
      text: ({ kind }) => choice("kind", kind),
    },
    {
      header: t.free,
      slot: "plain",
      cell: ({ free, seats, is_full }) =>
        seats === 0 ? t.noSlots : is_full ? t.full : t.freeOf(free, seats),
    },
    {
      header: shared.state,
      slot: "plain",
      cell: ({ status }) => (
        <Badge variant="light" color={COLOURS[status]}>
          {t.statuses[status]}
        </Badge>
      ),
      text: ({ status }) => t.statuses[status],
    },
  ];
}

const COLOURS = { draft: "gray", published: "green", cancelled: "red" };
