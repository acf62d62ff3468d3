import { Anchor, Group, Paper, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Today } from "./dashboard.contract.ts";
import { dashboardWords } from "./dashboard.words.ts";

/** Ride days within a week: who comes, what is open, and the ways there. */
export function NearDays({ days }: Pick<Today, "days">) {
  const t = useWords(dashboardWords).rideDays;
  const { language } = useLanguage();
  const today = pragueDay(new Date());
  return days.map((day) => (
    <Paper key={day.id} component="section" aria-labelledby={`day-${day.id}`} withBorder p="sm">
      <Title order={2} size="h4" id={`day-${day.id}`}>
        {day.date === today ? t.today : formatDay(day.date, language)}: {day.title}
      </Title>
      <Text size="sm">
        {[day.place, t.riders(day.riders), t.unpaid(day.unpaid), t.unsigned(day.unsigned)]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      <Group gap="lg">
        <Anchor className="admin-way" size="sm" href="/gate">
          {t.gate}
        </Anchor>
        <Anchor className="admin-way" size="sm" component={Link} to={`/admin/days/${day.id}`}>
          {t.list}
        </Anchor>
        {day.riders > 0 && (
          <Anchor className="admin-way" size="sm" component={Link} to={`/admin/days/${day.id}?write`}>
            {t.write}
          </Anchor>
        )}
      </Group>
    </Paper>
  ));
}
