import { Badge, Button, Group, Stack, Table, Text } from "@mantine/core";
import { Link } from "react-router";
import type { RecordType } from "#kit/contract/content/record-type.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import styles from "#kit/web/editor/records/record-table.module.css";
import { useRecordTypes } from "#kit/web/editor/records/record-types.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { UntranslatedRecord } from "./translations.contract.ts";
import { translationsWords } from "./translations.words.ts";

interface Props {
  records: UntranslatedRecord[];
  onConfirm: (record: UntranslatedRecord) => void;
}

/** What is to be translated, record by record; on a phone each is a card. */
export function UntranslatedTable({ records, onConfirm }: Props) {
  const t = useWords(translationsWords);
  const { language } = useLanguage();
  const types = useRecordTypes();
  const typeOf = ({ type }: UntranslatedRecord) => types.find((known) => known.type === type);
  return (
    <Table className={styles.table} verticalSpacing="xs" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.what}</Table.Th>
          <Table.Th>{t.missing}</Table.Th>
          <Table.Th>{t.older}</Table.Th>
          <Table.Th>{t.actions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {records.map((record) => (
          <Table.Tr key={`${record.type} ${record.id}`}>
            <Table.Td data-label={t.what} data-slot="title">
              <Stack gap={0}>
                <Text span size="sm" fw={650}>
                  {record.title || t.untitled}
                </Text>
                <Text span size="xs" c="dimmed">
                  {typeOf(record)?.name[language] ?? record.type}
                </Text>
              </Stack>
            </Table.Td>
            <Table.Td data-label={t.missing}>
              <Missing record={record} type={typeOf(record)} />
            </Table.Td>
            <Table.Td data-label={t.older}>
              <Older record={record} />
            </Table.Td>
            <Table.Td className={styles.actions}>
              <Actions record={record} type={typeOf(record)} onConfirm={onConfirm} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface Row {
  record: UntranslatedRecord;
  type: RecordType | undefined;
}

function Missing({ record: { missing }, type }: Row) {
  const t = useWords(translationsWords);
  const page = useLanguage();
  const lacking = LANGUAGES.filter((language) => missing[language].length > 0);
  if (lacking.length === 0) return null;
  const nameOf = (field: string) =>
    t.fields[field] ?? inSentence(type?.labels[field]?.[page.language] ?? field);
  return (
    <Stack gap={4}>
      {lacking.map((language) => (
        <Text key={language} span size="sm">
          <Badge color="yellow" variant="light" mr={6}>
            {t.language[language]}
          </Badge>
          {missing[language].map(nameOf).join(", ")}
        </Text>
      ))}
    </Stack>
  );
}

function Older({ record: { behind } }: { record: UntranslatedRecord }) {
  const t = useWords(translationsWords);
  const { language } = useLanguage();
  return (
    behind && (
      <Text span size="sm">
        <Badge color="gray" variant="light" mr={6}>
          {t.language[behind.language]}
        </Badge>
        {t.olderSince(formatMoment(behind.since, language).replaceAll(" ", "\u00a0"))}
      </Text>
    )
  );
}

function Actions({ record, type, onConfirm }: Row & Pick<Props, "onConfirm">) {
  const t = useWords(translationsWords);
  const title = record.title || t.untitled;
  return (
    <Group gap="xs">
      {type && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={type.editorOf(record.key)}
          aria-label={`${t.edit}: ${title}`}
        >
          {t.edit}
        </Button>
      )}
      {record.behind && (
        <Button
          size="xs"
          variant="subtle"
          aria-label={`${t.confirm}: ${title}`}
          onClick={() => onConfirm(record)}
        >
          {t.confirm}
        </Button>
      )}
    </Group>
  );
}

/** A field's name as it stands in a sentence: `Popis` -> `popis`. */
function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
