import { Alert, Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Day } from "../../days.contract.ts";
import { DayBadge, useFreeWords } from "./day-badge.tsx";
import { dayScreenWords } from "./day-screen.words.ts";
import { daysAdminWords } from "./days-admin.words.ts";

/** What a day is: its title, when and where, for whom, and whether it takes place. */
export function DayHead({ day }: { day: Day }) {
  const t = useWords(dayScreenWords);
  const { unnamed } = useWords(daysAdminWords);
  const { language } = useLanguage();
  const free = useFreeWords();
  return (
    <Stack gap="xs">
      <Title order={1}>{day.title || unnamed}</Title>
      <Group gap="xs">
        <DayBadge day={day} />
        <Text size="sm">{free(day)}</Text>
      </Group>
      <Text>
        <time dateTime={day.date}>{formatDay(day.date, language)}</time>, {day.starts}–{day.ends}
      </Text>
      <Group gap="xs">
        <Text size="sm">{[day.place, day.address].filter(Boolean).join(", ")}</Text>
        {day.map_url && (
          <Anchor
            className="admin-way"
            size="sm"
            href={day.map_url}
            target="_blank"
            rel="noopener"
            data-not-printed
          >
            {t.map}
          </Anchor>
        )}
      </Group>
      {[
        { label: t.products, names: day.products.map(({ name }) => name) },
        { label: t.cars, names: day.cars.map(({ name }) => name) },
        { label: t.drivers, names: day.drivers.map(({ name }) => name) },
      ].map(
        ({ label, names }) =>
          names.length > 0 && (
            <Text key={label} size="sm">
              {label}: {names.join(", ")}
            </Text>
          ),
      )}
      {day.products.length === 0 && <Alert color="yellow">{t.noProducts}</Alert>}
      {day.cancel_reason && (
        <Alert color="red" title={t.cancelledTitle}>
          {day.cancel_reason[language]}
        </Alert>
      )}
    </Stack>
  );
}
