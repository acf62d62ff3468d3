import { Alert, Button, Paper, Stack, Text, Textarea, Title } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { Customer, CustomersEndpoints } from "../../customers.contract.ts";
import styles from "./customers.module.css";
import { customersWords } from "./customers.words.ts";

/** What the team knows about a customer: "comes with a daughter", "call after four". */
export function CustomerNotes({ customer: { key, notes } }: { customer: Customer }) {
  const t = useWords(customersWords);
  const { language } = useLanguage();
  const call = useApi().of<CustomersEndpoints>();
  const client = useQueryClient();
  const [text, setText] = useState("");
  const task = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => client.invalidateQueries(),
    networkMode: "always",
  });

  function add(event: FormEvent): void {
    event.preventDefault();
    task.mutate(async () => {
      await call("POST /customers/:key/notes", { params: { key }, body: { text } });
      setText("");
    });
  }

  const remove = (id: number) =>
    task.mutate(() => call("DELETE /customers/:key/notes/:id", { params: { key, id } }));

  return (
    <Paper component="section" aria-label={t.sections.notes} withBorder p="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t.sections.notes}
        </Title>
        {notes.length > 0 && (
          <ul className={styles.list}>
            {notes.map(({ id, at, by, text }) => (
              <li key={id} className={styles.row}>
                <span className={styles.note}>{text}</span>
                <Text span size="sm" c="dimmed">
                  {[by, formatMoment(at, language)].filter(Boolean).join(", ")}
                </Text>
                <Button
                  variant="subtle"
                  color="red"
                  size="sm"
                  mih={44}
                  aria-label={t.removeNote(formatMoment(at, language))}
                  onClick={() => remove(id)}
                >
                  {t.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {task.isError && (
          <Alert color="red" role="alert">
            {t.failed(messageOf(task.error))}
          </Alert>
        )}
        <form onSubmit={add} noValidate>
          <Stack gap="sm" align="flex-start">
            <Textarea
              w="100%"
              label={t.note}
              description={t.noteHint}
              autosize
              minRows={2}
              maxLength={2000}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Button type="submit" variant="default" mih={44} loading={task.isPending}>
              {t.addNote}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Paper>
  );
}
