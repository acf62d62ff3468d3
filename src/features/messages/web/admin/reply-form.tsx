import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { dropDraft, keepDraft, readDraft } from "#kit/web/editor/drafts.ts";
import { RichTextEditor } from "#kit/web/editor/rich-text/rich-text-editor.tsx";
import { useLanguage } from "#kit/web/language.tsx";
import { useWords } from "#kit/web/words.ts";
import { EMPTY_REPLY } from "../../message-rules.ts";
import type { Message } from "../../messages.contract.ts";
import { isBlankReply } from "./message-filter.ts";
import { messagesAdminWords } from "./messages-admin.words.ts";

interface Props {
  message: Message;
  /** Resolves with whether it was sent. */
  onSend: (html: string) => Promise<boolean>;
}

/** The reply editor. What is typed is kept until it is sent, also when another message is opened. */
export function ReplyForm({ message: { id, name, language: written }, onSend }: Props) {
  const t = useWords(messagesAdminWords);
  const { language } = useLanguage();
  const draft = `reply:${id}`;
  const [html, setHtml] = useState(() => readDraft<string>(draft) ?? "");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  function change(next: string): void {
    setHtml(next);
    setError("");
    if (isBlankReply(next)) dropDraft(draft);
    else keepDraft(draft, next);
  }

  async function send(): Promise<void> {
    if (busy) return;
    if (isBlankReply(html)) {
      setError(EMPTY_REPLY[language]);
      return;
    }
    setBusy(true);
    if (await onSend(html)) change("");
    setBusy(false);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
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
          <Button type="submit" loading={busy}>
            {t.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
