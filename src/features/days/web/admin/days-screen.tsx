import { Anchor, Button, Paper, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import type { Api } from "#kit/web/api/api.ts";
import { type ApiQuery, useApiQuery } from "#kit/web/api/queries.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useEditor } from "#kit/web/editor/records/use-editor.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import { days } from "../../days.content.ts";
import type { Day, DaysEndpoints, ListedDay } from "../../days.contract.ts";
import { DayBadge, useFreeWords } from "./day-badge.tsx";
import { DayFields } from "./day-fields.tsx";
import { type DayValues, dayBody, dayErrors, dayValues, EMPTY_DAY } from "./day-values.ts";
import { PAST_DAYS, teamDaysQuery } from "./days-admin.queries.ts";
import { daysAdminWords } from "./days-admin.words.ts";
import { FilledPlaces } from "./filled-places.tsx";
import { TeamCalendarBox } from "./team-calendar-box.tsx";

/** /admin/days: ride days and courses; who does not edit them reads and opens them. */
export default function DaysScreen() {
  const mayEdit = useMay(["editor"]);
  const t = useWords(daysAdminWords);
  const [past, setPast] = useState<number | undefined>(PAST_DAYS);
  const list = teamDaysQuery(past);
  const { data = [] } = useApiQuery(list);
  const today = pragueDay(new Date());
  const hasMore = data.filter(({ date }) => date < today).length === past;
  const below = (
    <Stack gap="lg">
      {hasMore && (
        <Button variant="default" onClick={() => setPast(undefined)}>
          {t.olderDays}
        </Button>
      )}
      <FilledPlaces days={data} isCut={hasMore} />
      <TeamCalendarBox />
    </Stack>
  );
  if (mayEdit) return <EditedDays list={list} below={below} />;
  return (
    <Stack gap="lg">
      <ReadDays list={list} />
      {below}
    </Stack>
  );
}

function EditedDays({ list, below }: { list: ApiQuery<ListedDay[]>; below: ReactNode }) {
  const t = useWords(daysAdminWords);
  const calls = (api: Api) => api.of<DaysEndpoints>();
  const editor = useEditor<ListedDay, Day, DayValues>({
    name: "days",
    at: days.screen,
    formAt: days.formAt,
    list,
    idOf: ({ id }) => id,
    labelOf: ({ title }) => title || t.unnamed,
    load: (api, key) => calls(api)("GET /days/:id", { params: { id: Number(key) } }),
    empty: EMPTY_DAY,
    toValues: dayValues,
    check: dayErrors,
    save: (api, values, day) =>
      day
        ? calls(api)("PUT /days/:id", { params: { id: day.id }, body: dayBody(values) })
        : calls(api)("POST /days", { body: dayBody(values) }),
    remove: (api, { id }) => calls(api)("DELETE /days/:id", { params: { id } }),
    messages: t,
  });
  return (
    <ContentScreen
      editor={editor}
      columns={useColumns()}
      fields={<DayFields form={editor.form} />}
      below={below}
      rowActions={({ id, title }) => (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={`/admin/days/${id}`}
          aria-label={`${t.openDay}: ${title || t.unnamed}`}
        >
          {t.openDay}
        </Button>
      )}
    />
  );
}

function ReadDays({ list }: { list: ApiQuery<ListedDay[]> }) {
  const t = useWords(daysAdminWords);
  const { language } = useLanguage();
  const free = useFreeWords();
  const query = useApiQuery(list);
  return (
    <Stack gap="md">
      <Title order={1}>{t.title}</Title>
      <Loaded query={query} failed={t.failedToLoad}>
        {(days) =>
          days.length === 0 ? (
            <Text c="dimmed">{t.none}</Text>
          ) : (
            days.map((day) => (
              <Paper key={day.id} withBorder p="sm">
                <Anchor className="admin-way" component={Link} to={`/admin/days/${day.id}`} fw={600}>
                  {day.title || t.unnamed}
                </Anchor>
                <Text size="sm">
                  {formatDay(day.date, language)}, {day.starts}–{day.ends}, {day.place}
                </Text>
                <Text size="sm" component="div">
                  <DayBadge day={day} /> {free(day)}
                </Text>
              </Paper>
            ))
          )
        }
      </Loaded>
    </Stack>
  );
}

function useColumns(): Column<ListedDay>[] {
  const t = useWords(daysAdminWords);
  const shared = useWords(editorWords);
  const { language } = useLanguage();
  const { choice, label } = useContentLabels(days);
  const free = useFreeWords();
  return [
    {
      header: label("date"),
      slot: "plain",
      cell: ({ date, starts, ends }) => (
        <time dateTime={date}>
          {formatDay(date, language)}, {starts}–{ends}
        </time>
      ),
      text: ({ date }) => `${date} ${formatDay(date, language)}`,
    },
    {
      header: label("title"),
      slot: "title",
      cell: ({ title }) => title || t.unnamed,
      text: ({ title }) => title,
    },
    {
      header: label("place"),
      slot: "plain",
      cell: ({ place }) => <Text size="sm">{place}</Text>,
      text: ({ place }) => place,
    },
    {
      header: label("kind"),
      slot: "plain",
      cell: ({ kind }) => choice("kind", kind),
      text: ({ kind }) => choice("kind", kind),
    },
    { header: t.free, slot: "plain", cell: free },
    {
      header: shared.state,
      slot: "plain",
      cell: (day) => <DayBadge day={day} />,
      text: ({ status }) => t.statuses[status],
    },
  ];
}
