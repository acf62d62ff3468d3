import { Alert, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { GoingLiveGuide } from "#app/going-live/going-live-guide.tsx";
import { HealthAlarm, TransfersAlarm } from "#app/health/health-sign.tsx";
import { meQuery } from "#features/accounts/web/accounts.queries.ts";
import { formatDays } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { InstallOffer } from "../install/install-card.tsx";
import { Counters } from "./counters.tsx";
import type { Today } from "./dashboard.contract.ts";
import { todayQuery } from "./dashboard.queries.ts";
import { dashboardWords } from "./dashboard.words.ts";
import { HelpAndSupport } from "./help-and-support.tsx";
import { NearDays } from "./near-days.tsx";
import { QuickLinks } from "./quick-links.tsx";
import { SalesLine } from "./sales-line.tsx";
import { TaskList } from "./task-list.tsx";

/** /admin: what comes next, what waits, how much there is, and the way to every screen. */
export default function DashboardPage() {
  const t = useWords(dashboardWords);
  const { data: user } = useApiQuery(meQuery);
  const { data, isError } = useApiQuery(todayQuery);
  return (
    <Stack gap="md">
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{user && t.welcome(user.name || user.email)}</Text>
      </div>
      <HealthAlarm />
      <TransfersAlarm />
      {isError && <Alert color="red">{t.failed}</Alert>}
      {!data && !isError && <Text role="status">{t.loading}</Text>}
      {data && (
        <>
          <NearDays days={data.days} />
          <TaskList tasks={data.tasks} />
          {data.next_event && <NextEvent event={data.next_event} />}
          {data.sales && <SalesLine sales={data.sales} />}
          {data.guide && <GoingLiveGuide {...data.guide} />}
        </>
      )}
      <Counters counts={isError ? null : data?.counts} />
      <QuickLinks />
      <InstallOffer />
      <HelpAndSupport />
    </Stack>
  );
}

function NextEvent({ event }: { event: NonNullable<Today["next_event"]> }) {
  const t = useWords(dashboardWords);
  const { language } = useLanguage();
  return (
    <Text size="sm">
      <Text span inherit c="dimmed">
        {t.nextEvent}:{" "}
      </Text>
      <Link to={`/admin/events/${event.id}`}>{event.title}</Link>,{" "}
      {formatDays(event.date, event.end_date, language)}
    </Text>
  );
}
