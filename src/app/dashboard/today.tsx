import { Badge, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useId } from "react";
import { Link } from "react-router";
import { useUnreadCount } from "#app/admin/use-unread-count.ts";
import { untranslatedQuery } from "#app/translations/translations.queries.ts";
import { calendarOf } from "#features/events/index.ts";
import { eventsQuery } from "#features/events/web/events.queries.ts";
import { MOST_COUNTED, ORDER_VIEWS } from "#features/order-management/index.ts";
import { orderViewsQuery } from "#features/order-management/web/orders.queries.ts";
import { waitingReviewsQuery } from "#features/reviews/web/admin/index.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { formatDay, formatDays } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import styles from "./dashboard.module.css";
import { gateDaysQuery, shopFiguresQuery, undecidedPaymentsQuery } from "./dashboard.queries.ts";
import { dashboardWords } from "./dashboard.words.ts";

interface Task {
  task: keyof (typeof dashboardWords)["en"]["tasks"];
  to: string;
  count: number;
  /** What it is about, where that fits a line. */
  detail?: string;
}

/** What waits for whoever looks: one line each, with the way there; and when the team drives next. */
export function Today() {
  const t = useWords(dashboardWords);
  const heading = useId();
  const tasks = useTasks();
  return (
    <Paper component="section" aria-labelledby={heading} withBorder p="md">
      <Stack gap="xs">
        <Title order={2} size="h4" id={heading}>
          {t.today}
        </Title>
        {tasks?.length === 0 && <Text c="dimmed">{t.nothing}</Text>}
        <ul className={`${styles.links} ${styles.flush}`}>
          {tasks?.map(({ task, to, count, detail }) => (
            <li key={task}>
              <Link to={to} className={styles.link}>
                <span className={styles.who}>
                  <Text span fw={600}>
                    {t.tasks[task]}
                  </Text>
                  {detail && (
                    <Text span size="sm" c="dimmed">
                      {detail}
                    </Text>
                  )}
                </span>
                <Badge color="hot">{count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : count}</Badge>
              </Link>
            </li>
          ))}
        </ul>
        {useMay(["shop", "track"]) && <RideDaysNear />}
        <NextEvent />
      </Stack>
    </Paper>
  );
}

/** Undefined until all that this person may see has been asked once. */
function useTasks(): Task[] | undefined {
  const { language } = useLanguage();
  const [sells, writes] = [useMay(["shop"]), useMay(["editor"])];
  const views = useApiQuery(orderViewsQuery, sells).data;
  const payments = useApiQuery(undecidedPaymentsQuery, sells).data?.waiting ?? 0;
  const stock = useApiQuery(shopFiguresQuery, sells).data?.low_stock ?? [];
  const untranslated = useApiQuery(untranslatedQuery, writes).data;
  const reviews = useApiQuery(waitingReviewsQuery, useMay(["editor", "shop"])).data?.waiting ?? 0;
  const unread = useUnreadCount();
  if (sells && !views) return undefined;
  const named = stock.map(({ name, size, left }) =>
    [name[language], size?.[language], `(${left})`].filter(Boolean).join(" "),
  );
  const tasks: Task[] = [
    ...(views
      ? ORDER_VIEWS.map((task) => ({ task, to: `/admin/orders?view=${task}`, count: views[task] }))
      : []),
    { task: "payments", to: "/admin/bank-transfers", count: payments },
    { task: "messages", to: "/admin/messages", count: unread },
    { task: "reviews", to: "/admin/reviews", count: reviews },
    { task: "stock", to: "/admin/products", count: stock.length, detail: named.join(", ") },
    { task: "translations", to: "/admin/translations", count: untranslated?.length ?? 0 },
  ];
  return tasks.filter(({ count }) => count > 0);
}

/** Ride days within a week: who comes, what is open, and the way to the gate. */
function RideDaysNear() {
  const t = useWords(dashboardWords).rideDays;
  const { language } = useLanguage();
  const { data } = useApiQuery(gateDaysQuery);
  const today = pragueDay(new Date());
  const near = data?.filter(
    ({ date, is_cancelled }) => !is_cancelled && date >= today && date <= addDays(today, 7),
  );
  return near?.map((day) => (
    <Paper key={day.id} withBorder p="sm">
      <Text fw={600}>
        <Link className="admin-way" to={`/admin/days/${day.id}`}>
          {day.title}
        </Link>
        , {day.date === today ? t.today : formatDay(day.date, language)}
      </Text>
      <Text size="sm">
        {[day.place, t.riders(day.riders), t.unpaid(day.unpaid), t.unsigned(day.unsigned)]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      <a className="admin-way" href="/gate">
        {t.gate}
      </a>
    </Paper>
  ));
}

function NextEvent() {
  const t = useWords(dashboardWords);
  const { language } = useLanguage();
  const { data } = useApiQuery(eventsQuery("our"));
  const next = data && calendarOf(data, pragueDay(new Date())).next;
  if (!next) return null;
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {t.nextEvent}:
      </Text>
      <Text size="sm">
        <Link className="admin-way" to={`/admin/events/${next.id}`}>
          {next.title}
        </Link>
        , {formatDays(next.date, next.end_date, language)}
      </Text>
    </Group>
  );
}
