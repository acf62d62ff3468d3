import { Badge, Button, Group, SimpleGrid, Stack, Table, Text, Title } from "@mantine/core";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { RecordPage } from "#kit/web/editor/records/record-page.tsx";
import tableStyles from "#kit/web/editor/records/record-table.module.css";
import { useEditor } from "#kit/web/editor/records/use-editor.ts";
import { ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { ListedMailWords, MailWords, MailWordsEndpoints } from "../../mail-words.contract.ts";
import { MailTextFields } from "./mail-text-fields.tsx";
import { mailWordsQuery } from "./mail-words.queries.ts";
import { mailWordsWords } from "./mail-words.words.ts";
import { MailWordsActions } from "./mail-words-actions.tsx";
import { type MailWordsValues, NO_WORDS, wordsErrors } from "./mail-words-form.ts";
import { MailWordsPreview } from "./mail-words-preview.tsx";

/** /admin/mail-words: what the customers' e-mails say, in both languages. */
export default function MailWordsScreen() {
  const t = useWords(mailWordsWords);
  const { language } = useLanguage();
  const editor = useEditor<ListedMailWords, MailWords, MailWordsValues>({
    name: "mail-words",
    at: "/admin/mail-words",
    list: mailWordsQuery,
    idOf: ({ id }) => id,
    labelOf: ({ name }) => name[language],
    load: (api, id) => api.of<MailWordsEndpoints>()("GET /mail-words/:id", { params: { id } }),
    empty: NO_WORDS,
    toValues: ({ words }) => ({ words }),
    check: (values, record, asked) => (record ? wordsErrors(record, values, asked) : []),
    save: (api, { words }, record) =>
      api.of<MailWordsEndpoints>()("PUT /mail-words/:id", {
        params: { id: record?.id ?? "" },
        body: { words },
      }),
    remove: (api, { id }) => api.of<MailWordsEndpoints>()("DELETE /mail-words/:id", { params: { id } }),
    messages: {
      ...t,
      add: "",
      addTitle: "",
      editTitle: t.edit,
      empty: "",
      added: t.updated,
      deleted: t.wasReset,
      failedToDelete: t.failedToReset,
      confirmDelete: t.confirmReset,
      failedToLoadOne: t.failedToLoad,
    },
  });
  const { opened, form } = editor;
  const record = opened?.record ?? null;
  const isList = editor.place.mode === "list";
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.intro}</Text>
      </Stack>
      <ScreenBanner banner={editor.banner} onClose={() => editor.show(null)} />
      {!isList && (
        <RecordPage
          editor={{
            ...editor,
            options: {
              ...editor.options,
              messages: { ...editor.options.messages, editTitle: record?.name[language] ?? t.edit },
            },
          }}
          fields={
            record && (
              <Stack>
                <Text size="sm">
                  {record.when[language]} {t.queued}
                </Text>
                <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl">
                  <MailTextFields form={form} record={record} />
                  <MailWordsPreview record={record} words={form.values.words} />
                </SimpleGrid>
              </Stack>
            )
          }
          actions={record && <MailWordsActions editor={editor} record={record} />}
        />
      )}
      <div hidden={!isList}>
        <Loaded query={editor.items} failed={t.failedToLoad}>
          {(mails) => <MailList mails={mails} onEdit={editor.openEdit} />}
        </Loaded>
      </div>
    </Stack>
  );
}

interface ListProps {
  mails: ListedMailWords[];
  onEdit: (mail: ListedMailWords) => void;
}

/** The mails under what they are about, with a mark on those whose words were changed. */
function MailList({ mails, onEdit }: ListProps) {
  const t = useWords(mailWordsWords);
  const { language } = useLanguage();
  const groups = [...new Set(mails.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group} aria-label={t.groups[group]}>
      <Title order={2} size="h4" mb="xs">
        {t.groups[group]}
      </Title>
      <Table className={tableStyles.table} verticalSpacing="xs" highlightOnHover>
        <Table.Tbody>
          {mails
            .filter((mail) => mail.group === group)
            .map((mail) => (
              <Table.Tr key={mail.id}>
                <Table.Td data-slot="title" w={{ md: "16rem" }}>
                  <Group gap="xs">
                    {mail.name[language]}
                    {mail.changed.length > 0 && (
                      <Badge size="sm" variant="light" tt="none">
                        {t.changed(mail.changed.map((each) => each.toUpperCase()).join(", "))}
                      </Badge>
                    )}
                  </Group>
                </Table.Td>
                <Table.Td data-slot="plain">
                  <Text size="sm" c="dimmed">
                    {mail.when[language]}
                  </Text>
                </Table.Td>
                <Table.Td className={tableStyles.actions}>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t.editOf(mail.name[language])}
                    onClick={() => onEdit(mail)}
                  >
                    {t.edit}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </section>
  ));
}
