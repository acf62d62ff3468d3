import { Button, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useContext, useState } from "react";
import { orderNumber } from "#features/orders/index.ts";
import { dropDraft, keepDraft, readDraft } from "#kit/web/editor/drafts.ts";
import { RichTextEditor } from "#kit/web/editor/rich-text/rich-text-editor.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { MyName } from "#kit/web/session/my-role.ts";
import { EMPTY_REPLY } from "../../message-rules.ts";
import type { Message } from "../../messages.contract.ts";
import { filledAnswer, isBlankReply } from "./message-filter.ts";
import { messagesAdminWords } from "./messages-admin.words.ts";
import { ReadyAnswers } from "./ready-answers.tsx";

interface Props {
  message: Message;
  /** Resolves when it was sent, rejects where it was not. */
  onSend: (html: string) => Promise<unknown>;
}

/** The reply editor. What is typed is kept until it is sent, also when another message is opened. */
export function ReplyForm({ message: { id, name, order_id, language: written }, onSend }: Props) {
  const t = useWords(messagesAdminWords);
  const { language } = useLanguage();
  const draft = `reply:${id}`;
  const [html, setHtml] = useState(() => readDraft<string>(draft) ?? "");
  const [error, setError] = useState("");
  const [turn, setTurn] = useState(0);
  const me = useContext(MyName);
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
        <ReadyAnswers
          language={written}
          onChoose={(answer) => {
            const order = order_id === null ? "" : orderNumber(order_id);
            const filled = filledAnswer(answer, { name, order, me });
            change(isBlankReply(html) ? filled : html + filled);
            setTurn(turn + 1);
          }}
        />
        <RichTextEditor
          // The editor keeps its own text: another one stands in another editor.
          key={turn}
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
