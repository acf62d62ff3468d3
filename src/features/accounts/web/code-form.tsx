import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { accountsWords } from "../accounts.words.ts";
import { type Entered, enter, type Failure, type SecondWay, wordsOf } from "./enter.ts";
import styles from "./login-page.module.css";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

interface Props {
  /** E-mail and password, which were right. */
  entered: Entered;
  /** What this person may go on with. */
  ways: readonly SecondWay[];
  onStartOver: () => void;
}

/** The second step of signing in: a passkey, the code of the authenticator app, or one for recovery. */
export function CodeForm({ entered, ways, onStartOver }: Props) {
  const api = useApi();
  const words = useWords(accountsWords);
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(!ways.includes("app"));
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [wrong, setWrong] = useState<"codeMissing" | "codeWrong" | null>(null);

  // The step comes in place of the one before it, and the field in place of the other kind's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code has another field
  useEffect(() => input.current?.focus(), [isRecovery]);
  const hasPasskey = ways.includes("passkey");

  async function submit(event: FormEvent) {
    event.preventDefault();
    const code = input.current?.value.trim() ?? "";
    setFailure(null);
    setWrong(code ? null : "codeMissing");
    if (!code) return input.current?.focus();
    setSending(true);
    const refused = await enter(api, entered, code);
    if (!refused) return;
    setSending(false);
    if (refused.why === "failure") return setFailure(refused.failure);
    setWrong("codeWrong");
    input.current?.select();
  }

  const shown = wordsOf(failure, words.failed, language);
  return (
    <>
      {hasPasskey && <PasskeySignIn isNext />}
      <form method="post" noValidate onSubmit={submit} className={styles.form}>
        {shown && <Notice tone="error">{shown}</Notice>}
        <TextField
          key={String(isRecovery)}
          ref={input}
          label={isRecovery ? words.recoveryCode : words.code}
          hint={isRecovery ? words.recoveryIntro : words.codeIntro}
          error={wrong && words[wrong]}
          name="code"
          autoComplete={isRecovery ? "off" : "one-time-code"}
          inputMode={isRecovery ? "text" : "numeric"}
          autoCapitalize={isRecovery ? "characters" : "none"}
          spellCheck={false}
          required
        />
        <Button type="submit" variant={hasPasskey ? "quiet" : "hot"} disabled={sending}>
          {sending ? words.sending : words.submit}
        </Button>
        <div className={styles.ways}>
          {ways.includes("app") && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setRecovery(!isRecovery);
                setWrong(null);
              }}
            >
              {isRecovery ? words.useApp : words.useRecovery}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onStartOver}>
            {words.startOver}
          </Button>
        </div>
      </form>
    </>
  );
}
