import { Alert, Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { RichTextEditor } from "#kit/web/editor/rich-text/rich-text-editor.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { MessagesEndpoints, ReadyAnswer } from "../../messages.contract.ts";
import { readyAnswersQuery } from "../messages.queries.ts";
import { messagesAdminWords } from "./messages-admin.words.ts";

interface Props {
  /** The language that the message was written in. */
  language: Language;
  onChoose: (html: string) => void;
}

type Edited = Omit<ReadyAnswer, "id"> & { id: number | null };
const EMPTY: Edited = { id: null, title: "", body: { en: "", cs: "" } };

/** Answers that the team gives often: put into the reply by one choice, written and changed here. */
export function ReadyAnswers({ language, onChoose }: Props) {
  const t = useWords(messagesAdminWords);
  const { data: answers = [] } = useApiQuery(readyAnswersQuery);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Group align="flex-end" gap="xs">
      {answers.length > 0 && (
        <NativeSelect
          label={t.ready}
          value=""
          data={[
            { value: "", label: t.chooseReady },
            ...answers.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const { body } = answers.find(({ id }) => String(id) === value) ?? EMPTY;
            if (value) onChoose(body[language] || body.cs || body.en);
          }}
        />
      )}
      <Button variant="default" onClick={() => setOpen(true)}>
        {t.editReady}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => {
          setOpen(false);
          setEdited(null);
        }}
        title={t.ready}
        closeButtonProps={{ "aria-label": t.closeReady }}
        size="lg"
      >
        {edited ? (
          <AnswerForm key={edited.id} answer={edited} onDone={() => setEdited(null)} />
        ) : (
          <Stack gap="xs">
            {answers.map((answer) => (
              <Button key={answer.id} variant="default" mih={44} onClick={() => setEdited(answer)}>
                {answer.title}
              </Button>
            ))}
            <Button mih={44} onClick={() => setEdited(EMPTY)}>
              {t.addReady}
            </Button>
          </Stack>
        )}
      </Modal>
    </Group>
  );
}

function AnswerForm({ answer, onDone }: { answer: Edited; onDone: () => void }) {
  const t = useWords(messagesAdminWords);
  const call = useApi().of<MessagesEndpoints>();
  const client = useQueryClient();
  const [title, setTitle] = useState(answer.title);
  const [body, setBody] = useState(answer.body);
  const { id } = answer;
  const task = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: async () => {
      await client.invalidateQueries();
      onDone();
    },
    networkMode: "always",
  });
  const save = () =>
    task.mutate(() =>
      id === null
        ? call("POST /ready-answers", { body: { title, body } })
        : call("PUT /ready-answers/:id", { params: { id }, body: { title, body } }),
    );
  return (
    <Stack gap="sm">
      {task.isError && (
        <Alert color="red" role="alert">
          {messageOf(task.error)}
        </Alert>
      )}
      <TextInput
        label={t.readyTitle}
        withAsterisk
        maxLength={100}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        {t.placeholders}
      </Text>
      {LANGUAGES.map((language) => (
        <RichTextEditor
          key={language}
          toolbar="reply"
          label={t.readyBody(t.languages[language])}
          language={language}
          value={body[language]}
          onChange={(html) => setBody((before) => ({ ...before, [language]: html }))}
        />
      ))}
      <Group gap="xs">
        <Button mih={44} loading={task.isPending} onClick={save}>
          {t.saveReady}
        </Button>
        <Button variant="default" mih={44} onClick={onDone}>
          {t.cancelReady}
        </Button>
        {id !== null && (
          <Button
            variant="subtle"
            color="red"
            mih={44}
            onClick={() => task.mutate(() => call("DELETE /ready-answers/:id", { params: { id } }))}
          >
            {t.remove}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
