import { Button, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { dropDraft, keepDraft, readDraft } from "#kit/web/editor/drafts.ts";
import { RichTextEditor } from "#kit/web/editor/rich-text/rich-text-editor.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { EMPTY_REPLY } from "../../message-rules.ts";
import type { Message } from "../../messages.contract.ts";
import { isBlankReply } from "./message-filter.ts";
import { messagesAdminWords } from "./messages-admin.words.ts";

interface Props {
  message: Message;
  /** Resolves when it was sent, rejects where it was not. */
  onSend: (html: string) => Promise<unknown>;
}

/** The reply editor. What is typed is kept until it is sent, also when another message is opened. */
export function ReplyForm({ message: { id, name, language: written }, onSend }: Props) {
  const t = useWords(messagesAdminWords);
  const { language } = useLanguage();
  const draft = `reply:${id}`;
  const [html, setHtml] = useState(() => readDraft<string>(draft) ?? "");
  const [error, setError] = useState("");
  const { mutate, isPending } = useMutation({ mutationFn: onSend, onSuccess: () => change("") });

  function change(next: string): void {
    setHtml(next);
    setError("");
    if (isBlankReply(next)) dropDraft(draft);
    else keepDraft(draft, next);
  }

  function send(): void {
    if (isPending) return;
    if (isBlankReply(html)) setError(EMPTY_REPLY[language]);
    else mutate(html);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="sm" align="stretch">
        <RichTextEditor
          toolbar="reply"
          label={t.replyTo(name)}
          language={written}
          value={html}
          onChange={change}
          error={error}
        />
        <div>
          <Button type="submit" loading={isPending}>
            {t.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
