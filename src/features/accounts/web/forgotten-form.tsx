import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import type { AccountLinksEndpoints } from "../account-links.contract.ts";
import { linkWords } from "./link.words.ts";
import styles from "./login-page.module.css";

/** Asks for a link that sets a new password; without a mail server it says what to do instead. */
export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const words = useWords(linkWords);
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const sendsMail = useMailWords({ mail: true, noMail: false });
  const ask = useMutation({
    mutationFn: (email: string) =>
      api.of<AccountLinksEndpoints>()("POST /auth/forgotten-password", { body: { email }, refresh: false }),
    networkMode: "always",
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    const isFilled = field.value.trim() !== "" && !field.validity.typeMismatch;
    setWrong(!isFilled);
    if (isFilled) ask.mutate(field.value);
    else field.focus();
  }

  const back = (
    <Button variant="quiet" size="small" onClick={onBack}>
      {words.back}
    </Button>
  );
  if (!sendsMail || ask.isSuccess)
    return (
      <div className={styles.form}>
        {sendsMail ? (
          <Notice tone="success">{words.asked}</Notice>
        ) : (
          <Notice tone="empty">{words.noMail}</Notice>
        )}
        {back}
      </div>
    );
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      {ask.isError && <Notice tone="error">{words.failed(messageOf(ask.error))}</Notice>}
      <TextField
        ref={input}
        label={words.email}
        hint={words.forgottenIntro}
        error={isWrong && words.emailWrong}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" disabled={ask.isPending}>
        {ask.isPending ? words.sending : words.ask}
      </Button>
      {back}
    </form>
  );
}
