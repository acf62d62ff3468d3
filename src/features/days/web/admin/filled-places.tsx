import { Paper, Table, Title } from "@mantine/core";
import { useId } from "react";
import { LOCALE } from "#kit/contract/language/language.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { ListedDay } from "../../days.contract.ts";
import { filledByMonth } from "../../filled-places.ts";
import { daysAdminWords } from "./days-admin.words.ts";

/** How many of the places were taken, month by month. `isCut`: of the earliest month some days may be missing. */
export function FilledPlaces({ days, isCut }: { days: readonly ListedDay[]; isCut: boolean }) {
  const t = useWords(daysAdminWords);
  const heading = useId();
  const { language } = useLanguage();
  const months = filledByMonth(days).slice(0, isCut ? -1 : undefined);
  if (months.length === 0) return null;
  const nameOf = new Intl.DateTimeFormat(LOCALE[language], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading}>
      <Title order={2} size="h4" id={heading}>
        {t.filledTitle}
      </Title>
      <Table.ScrollContainer minWidth={280}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.month}</Table.Th>
              <Table.Th>{t.dayCount}</Table.Th>
              <Table.Th>{t.takenColumn}</Table.Th>
              <Table.Th>%</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {months.map(({ month, days: count, seats, taken }) => (
              <Table.Tr key={month}>
                <Table.Td>{nameOf.format(new Date(`${month}-01T00:00:00Z`))}</Table.Td>
                <Table.Td>{count}</Table.Td>
                <Table.Td>{t.ofSeats(taken, seats)}</Table.Td>
                <Table.Td>{seats === 0 ? "–" : Math.round((taken / seats) * 100)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
}
