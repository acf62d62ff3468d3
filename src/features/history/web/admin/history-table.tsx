import { Anchor, Badge, Button, Table, Text } from "@mantine/core";
import { Link } from "react-router";
import type { HistoryAction } from "#kit/contract/content/history.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import styles from "#kit/web/editor/records/record-table.module.css";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { HistoryEntry } from "../../history.contract.ts";
import { historyWords } from "./history.words.ts";
import { useRecordPlaces } from "./record-place.ts";

const COLOURS: Record<HistoryAction, string> = {
  added: "green",
  changed: "blue",
  deleted: "red",
  restored: "grape",
};

/** The changes of one page; on a phone each is a card. */
export function HistoryTable({ entries, onShow }: { entries: HistoryEntry[]; onShow: (id: number) => void }) {
  const t = useWords(historyWords);
  const { language } = useLanguage();
  const { kindOf, labelOf } = useRecordPlaces();
  return (
    <Table className={styles.table} verticalSpacing="xs" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {[t.when, t.who, t.what, t.record, t.actions].map((header) => (
            <Table.Th key={header}>{header}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => {
          const { id, at, user, action, type } = entry;
          const what = `${t[action]}, ${kindOf(type)} ${labelOf(entry)}`;
          return (
            <Table.Tr key={id}>
              <Table.Td data-label={t.when} data-slot="plain">
                {formatMoment(at, language)}
              </Table.Td>
              <Table.Td data-label={t.who} data-slot="plain">
                <span title={user.email}>{user.name || user.email}</span>
              </Table.Td>
              <Table.Td data-label={t.what} data-slot="plain">
                <Badge color={COLOURS[action]} variant="light">
                  {t[action]}
                </Badge>
              </Table.Td>
              <Table.Td data-label={t.record} data-slot="title">
                <RecordName entry={entry} />
              </Table.Td>
              <Table.Td className={styles.actions}>
                <Button size="xs" variant="default" aria-label={t.showOf(what)} onClick={() => onShow(id)}>
                  {t.show}
                </Button>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

function RecordName({ entry }: { entry: HistoryEntry }) {
  const t = useWords(historyWords);
  const { kindOf, labelOf, placeOf } = useRecordPlaces();
  const place = placeOf(entry);
  const name = labelOf(entry);
  return (
    <div>
      <Text size="xs" c="dimmed">
        {kindOf(entry.type)}
        {!entry.exists && `, ${t.gone}`}
      </Text>
      {place ? (
        <Anchor className="admin-way" component={Link} to={place} size="sm">
          {name}
        </Anchor>
      ) : (
        <Text size="sm">{name}</Text>
      )}
    </div>
  );
}
