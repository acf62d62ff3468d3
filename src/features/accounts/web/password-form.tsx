import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { CheckField } from "#kit/web/ui/forms/check-field.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import { accountsWords } from "../accounts.words.ts";
import { type Entered, enter, type Failure, type SecondWay, wordsOf } from "./enter.ts";
import styles from "./login-page.module.css";
import { rememberedSignIn } from "./remembered-sign-in.ts";

type Missing = "emailMissing" | "emailWrong" | "passwordMissing";

interface Props {
  /** Both were right, and a code is asked for beside them. */
  onSecondStep: (entered: Entered, ways: readonly SecondWay[]) => void;
}

/** E-mail and password. Checked here with texts in the page's language: a browser's own are in another. */
export function PasswordForm({ onSecondStep }: Props) {
  const api = useApi();
  const words = useWords(accountsWords);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [wrong, setWrong] = useState<{ email?: Missing | undefined; password?: Missing | undefined }>({});

  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    let left = false;
    void rememberedSignIn().then((remembered) => {
      if (left || !remembered || !form.current) return;
      const { email, password, remember } = form.current.elements as unknown as Fields;
      // Somebody may have begun to type, and browsers fill forms of their own.
      if (!email.value && !password.value) {
        email.value = remembered.email;
        password.value = remembered.password;
      }
      remember.checked = true;
    });
    return () => {
      left = true;
    };
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email, password, remember } = event.currentTarget.elements as unknown as Fields;
    const found = {
      email: emailError(email),
      password: password.value ? undefined : ("passwordMissing" as const),
    };
    setWrong(found);
    setFailure(null);
    if (found.email) return email.focus();
    if (found.password) return password.focus();
    setSending(true);
    const entered = { email: email.value.trim(), password: password.value, remember: remember.checked };
    const refused = await enter(api, entered);
    if (!refused) return;
    setSending(false);
    if (refused.why === "failure") setFailure(refused.failure);
    else if (refused.why === "code") onSecondStep(entered, refused.ways);
  }

  const shown = wordsOf(failure, words.failed, language);
  return (
    // `post` and the button that waits for the script keep a password out of the address, come what may.
    <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
      {shown && <Notice tone="error">{shown}</Notice>}
      <TextField
        label={words.email}
        error={wrong.email && words[wrong.email]}
        name="email"
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        label={words.password}
        error={wrong.password && words[wrong.password]}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <CheckField label={words.remember} name="remember" />
      <Button type="submit" disabled={sending || !hydrated}>
        {sending ? words.sending : words.submit}
      </Button>
    </form>
  );
}

interface Fields {
  email: HTMLInputElement;
  password: HTMLInputElement;
  remember: HTMLInputElement;
}

function emailError({ validity, value }: HTMLInputElement): Missing | undefined {
  if (!value.trim()) return "emailMissing";
  return validity.typeMismatch ? "emailWrong" : undefined;
}
