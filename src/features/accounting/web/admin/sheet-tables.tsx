import { Anchor, Table, Text, Title } from "@mantine/core";
import { useId } from "react";
import { Link } from "react-router";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { ShownSheet } from "../../accounting.contract.ts";
import { accountingWords } from "./accounting.words.ts";
import styles from "./sheet-tables.module.css";

type Section = ShownSheet["sections"][number];

/** The month's sheet: a table for each section, two side by side where there is room. */
export function SheetTables({ sections }: { sections: Section[] }) {
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <SheetTable key={section.title} section={section} />
      ))}
    </div>
  );
}

function SheetTable({ section: { title, columns, rows, note } }: { section: Section }) {
  const t = useWords(accountingWords);
  const heading = useId();
  const hasCounts = rows.some(({ count }) => count !== null);
  const heads = [t.item, ...(hasCounts ? [t.count] : []), ...columns];
  const isWide = columns.length > 1;
  return (
    <section aria-labelledby={heading} className={isWide ? styles.wide : undefined}>
      <Title order={3} size="h5" id={heading}>
        {title}
      </Title>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t.nothing}
        </Text>
      ) : (
        <Table
          className={`${styles.table} ${isWide ? styles.folding : ""}`}
          verticalSpacing={4}
          aria-labelledby={heading}
        >
          <Table.Thead>
            <Table.Tr>
              {heads.map((head, place) => (
                <Table.Th key={head} className={place > 0 ? styles.number : undefined}>
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} columns={columns} hasCounts={hasCounts} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {note && (
        <Text size="sm" c="dimmed" mt={4}>
          {note}
        </Text>
      )}
    </section>
  );
}

interface RowProps {
  row: Section["rows"][number];
  columns: string[];
  hasCounts: boolean;
}

function Row({ row: { label, count, amounts, is_total, order_id }, columns, hasCounts }: RowProps) {
  const { language } = useLanguage();
  return (
    <Table.Tr fw={is_total ? 650 : undefined}>
      <Table.Th scope="row" fw="inherit">
        {order_id === null ? (
          label
        ) : (
          <Anchor className="admin-way" component={Link} to={`/admin/orders/${order_id}`}>
            {label}
          </Anchor>
        )}
      </Table.Th>
      {hasCounts && <Table.Td className={styles.number}>{count}</Table.Td>}
      {amounts.map((amount, place) => (
        <Table.Td key={columns[place]} className={styles.number} data-label={columns[place]}>
          {formatMoneyExact(amount, language)}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
