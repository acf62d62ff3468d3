import { Group, Paper, SimpleGrid, Stack, Table, Text, Title } from "@mantine/core";
import { useId } from "react";
import { LOCALE } from "#kit/contract/language/language.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { ShopFigures } from "./dashboard.contract.ts";
import styles from "./dashboard.module.css";
import { shopFiguresQuery } from "./dashboard.queries.ts";
import { dashboardWords } from "./dashboard.words.ts";

/** What was sold in the last twelve months, and what became of the vouchers. */
export function Sales() {
  const t = useWords(dashboardWords);
  const heading = useId();
  const { data } = useApiQuery(shopFiguresQuery);
  if (!data) return null;
  return (
    <Paper component="section" aria-labelledby={heading} withBorder p="md">
      <Stack gap="md">
        <Title order={2} size="h4" id={heading}>
          {t.sales}
        </Title>
        {data.months.every(({ orders }) => orders === 0) ? (
          <Text c="dimmed">{t.noSales}</Text>
        ) : (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
            <Months months={data.months} />
            <Stack gap="md">
              <Best products={data.products} />
              <Vouchers vouchers={data.vouchers} />
            </Stack>
          </SimpleGrid>
        )}
      </Stack>
    </Paper>
  );
}

function Months({ months }: Pick<ShopFigures, "months">) {
  const t = useWords(dashboardWords);
  const { language } = useLanguage();
  // A shop that is younger than a year begins with its first sale.
  const since = months.findIndex(({ orders, received }) => orders > 0 || received !== 0);
  const shown = months.slice(Math.max(0, since));
  const most = Math.max(...months.map(({ received }) => received), 1);
  const name = new Intl.DateTimeFormat(LOCALE[language], { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <Table verticalSpacing={4} horizontalSpacing={4} aria-label={t.sales}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.month}</Table.Th>
          <Table.Th ta="right">{t.orders}</Table.Th>
          <Table.Th ta="right">{t.received}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map(({ month, orders, received }) => (
          <Table.Tr key={month} className={styles.month}>
            <Table.Td style={{ whiteSpace: "nowrap" }}>
              {name.format(new Date(`${month}-01T00:00:00Z`))}
              <span
                className={styles.bar}
                style={{ width: `${(100 * Math.max(received, 0)) / most}%` }}
                aria-hidden="true"
              />
            </Table.Td>
            <Table.Td ta="right">{orders}</Table.Td>
            <Table.Td ta="right">{formatMoneyExact(received, language)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Best({ products }: Pick<ShopFigures, "products">) {
  const t = useWords(dashboardWords);
  const { language } = useLanguage();
  return (
    <Stack gap={4}>
      <Title order={3} size="h5">
        {t.best}
      </Title>
      <ol className={styles.list}>
        {products.map(({ id, name, pieces, sold }) => (
          <li key={id}>
            <Group justify="space-between" wrap="nowrap" gap="md">
              <Text size="sm">{name[language]}</Text>
              <Text size="sm" className={styles.detail}>
                {t.pieces(pieces)}, {formatMoneyExact(sold, language)}
              </Text>
            </Group>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

const VOUCHERS = ["issued", "used", "open", "ended"] as const;

function Vouchers({ vouchers }: Pick<ShopFigures, "vouchers">) {
  const t = useWords(dashboardWords);
  if (vouchers.issued + vouchers.given === 0) return null;
  return (
    <Stack gap={4}>
      <Title order={3} size="h5">
        {t.vouchers}
      </Title>
      {VOUCHERS.map((count) => (
        <Group key={count} justify="space-between">
          <Text size="sm">{t.voucherCounts[count]}</Text>
          <Text size="sm" className={styles.detail}>
            {t.share(vouchers[count], Math.round((100 * vouchers[count]) / Math.max(1, vouchers.issued)))}
          </Text>
        </Group>
      ))}
      {vouchers.given > 0 && (
        <Group justify="space-between">
          <Text size="sm">{t.given}</Text>
          <Text size="sm" className={styles.detail}>
            {vouchers.given}
          </Text>
        </Group>
      )}
    </Stack>
  );
}
