import { Anchor, Paper, Stack, Table, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { type ApiQuery, useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { CashDesk, CashDeskEndpoints } from "../../cash-desk.contract.ts";
import { cashDeskWords } from "./cash-desk.words.ts";
import { CloseDesk } from "./close-desk.tsx";

const cashDeskQuery: ApiQuery<CashDesk> = {
  key: ["cash-desk"],
  fetch: (api, signal) => api.of<CashDeskEndpoints>()("GET /cash-desk", { signal }),
  staleTime: 0,
};

/** /admin/cash-desk: what the team has taken on the spot since the last closing, by person; closed with what was counted. */
export default function CashDeskScreen() {
  const t = useWords(cashDeskWords);
  const query = useApiQuery(cashDeskQuery);
  return (
    <Stack gap="md" maw={860}>
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.lead}</Text>
      </div>
      <Loaded query={query} failed={t.failedToLoad}>
        {(desk) => (
          <>
            <Now desk={desk} />
            <CloseDesk key={desk.follows} desk={desk} />
            <Entries desk={desk} />
            <Closings desk={desk} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Now({ desk: { since, left, cash, card, expected, people } }: { desk: CashDesk }) {
  const t = useWords(cashDeskWords);
  const { language } = useLanguage();
  const money = (czk: number) => formatMoneyExact(czk, language);
  return (
    <Paper component="section" aria-label={t.people} withBorder p="md">
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t.since(formatMoment(since, language))}
        </Text>
        {left > 0 && <Text>{t.left(money(left))}</Text>}
        <Text size="lg" fw={600}>{`${t.expected}: ${money(expected)}`}</Text>
        <Text>{`${t.cash}: ${money(cash)} · ${t.card}: ${money(card)}`}</Text>
        {people.length === 0 ? (
          <Text c="dimmed">{t.none}</Text>
        ) : (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t.person}</Table.Th>
                <Table.Th ta="end">{t.cash}</Table.Th>
                <Table.Th ta="end">{t.card}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {people.map(({ name, cash, card }) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row">{name || t.nobody}</Table.Th>
                  <Table.Td ta="end">{money(cash)}</Table.Td>
                  <Table.Td ta="end">{money(card)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Paper>
  );
}

function Entries({ desk: { entries } }: { desk: CashDesk }) {
  const t = useWords(cashDeskWords);
  const { language } = useLanguage();
  if (entries.length === 0) return null;
  return (
    <Paper component="section" aria-label={t.entries} withBorder p="md">
      <Title order={2} size="h4" mb="xs">
        {t.entries}
      </Title>
      {entries.map(({ at, by, how, amount, order_id }) => (
        <Text key={`${at} ${order_id} ${amount}`} size="sm" component="div">
          <Anchor className="admin-way" component={Link} to={`/admin/orders/${order_id}`}>
            {t.order(order_id)}
          </Anchor>
          {` ${t.ways[how]} ${formatMoneyExact(amount, language)}, ${formatMoment(at, language)}${by && `, ${by}`}`}
        </Text>
      ))}
    </Paper>
  );
}

function Closings({ desk: { closings } }: { desk: CashDesk }) {
  const t = useWords(cashDeskWords);
  const { language } = useLanguage();
  const money = (czk: number) => formatMoneyExact(czk, language);
  if (closings.length === 0) return null;
  return (
    <Paper component="section" aria-label={t.closings} withBorder p="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t.closings}
        </Title>
        {closings.map(({ id, at, by, expected, counted, difference, note }) => (
          <div key={id}>
            <Text fw={600}>{t.by(by, formatMoment(at, language))}</Text>
            <Text size="sm">{t.was(money(expected), money(counted))}</Text>
            <Text size="sm" c={difference === 0 ? undefined : "red"}>
              {difference === 0 ? t.fits : t.difference(money(difference))}
            </Text>
            {note && <Text size="sm">{note}</Text>}
          </div>
        ))}
      </Stack>
    </Paper>
  );
}
