import { SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { GoingLiveGuide } from "#app/going-live/going-live-guide.tsx";
import { HealthAlarm, TransfersAlarm } from "#app/health/health-sign.tsx";
import { meQuery } from "#features/accounts/web/accounts.queries.ts";
import { amountOf } from "#features/bank-transfers/web/admin/amount-of.ts";
import { orderNumber, orderScreen } from "#features/orders/index.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatDay, formatShortMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import { InstallOffer } from "../install/install-card.tsx";
import { Counters } from "./counters.tsx";
import {
  NEWEST,
  undecidedPaymentsQuery,
  unreadMessagesQuery,
  waitingOrdersQuery,
} from "./dashboard.queries.ts";
import { dashboardWords } from "./dashboard.words.ts";
import { HelpAndSupport } from "./help-and-support.tsx";
import { Inbox } from "./inbox.tsx";
import { QuickLinks } from "./quick-links.tsx";
import { Sales } from "./sales.tsx";
import { Today } from "./today.tsx";

/** /admin: what waits, how much there is, and the way to every screen. */
export default function DashboardPage() {
  const t = useWords(dashboardWords);
  const { data: user } = useApiQuery(meQuery);
  return (
    <Stack gap="xl">
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{user && t.welcome(user.name || user.email)}</Text>
      </div>
      <InstallOffer />
      <HealthAlarm />
      <TransfersAlarm />
      <Today />
      <GoingLiveGuide />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        {useMay(["shop"]) && <WaitingOrders />}
        {useMay(["shop"]) && <UndecidedPayments />}
        {useMay(["messages"]) && <UnreadMessages />}
      </SimpleGrid>
      {useMay(["shop"]) && <Sales />}
      <Stack component="section" gap="sm">
        <Title order={2} size="h4">
          {t.counters}
        </Title>
        <Counters />
      </Stack>
      <QuickLinks />
      <HelpAndSupport />
    </Stack>
  );
}

function WaitingOrders() {
  const t = useWords(dashboardWords);
  const { language } = useLanguage();
  return (
    <Inbox
      title={t.waiting}
      query={useApiQuery(waitingOrdersQuery)}
      none={t.noWaiting}
      all={{ to: "/admin/orders", label: t.allOrders }}
      shownOf={({ orders, pagination }) => ({
        total: pagination.total,
        newest: orders.slice(0, NEWEST).map(({ id, customer_name, created_at, total }) => ({
          id,
          to: orderScreen(id),
          from: customer_name,
          what: `#${orderNumber(id)}, ${formatShortMoment(created_at, language)}`,
          detail: formatMoneyExact(total, language),
        })),
      })}
    />
  );
}

/** Payments that have not found their order; nothing where there are none. */
function UndecidedPayments() {
  const t = useWords(dashboardWords);
  const { language } = useLanguage();
  const query = useApiQuery(undecidedPaymentsQuery);
  if (!query.data?.waiting) return null;
  const to = "/admin/bank-transfers";
  return (
    <Inbox
      title={t.undecided}
      query={query}
      none=""
      all={{ to, label: t.allPayments }}
      shownOf={({ entries, waiting }) => ({
        total: waiting,
        newest: entries
          .slice(0, NEWEST)
          .map(({ id, counter_name, counter_account, booked_on, ...entry }) => ({
            ...{ id, to },
            from: counter_name || counter_account || t.noPayer,
            what: formatDay(booked_on, language),
            detail: amountOf(entry, language),
          })),
      })}
    />
  );
}

function UnreadMessages() {
  const t = useWords(dashboardWords);
  const { language } = useLanguage();
  return (
    <Inbox
      title={t.unread}
      query={useApiQuery(unreadMessagesQuery)}
      none={t.noUnread}
      all={{ to: "/admin/messages", label: t.allMessages }}
      shownOf={({ messages, pagination }) => ({
        total: pagination.total,
        newest: messages.map(({ id, name, subject, created_at }) => ({
          id,
          to: `/admin/messages?message=${id}`,
          from: name,
          what: subject || t.noSubject,
          detail: formatShortMoment(created_at, language),
        })),
      })}
    />
  );
}
