import { type FormEvent, useEffect, useRef, useState } from "react";
import { isEmailShaped } from "#kit/contract/validation/email-shape.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import type { NewsletterEndpoints } from "../newsletter.contract.ts";
import { newsletterWords } from "../newsletter.words.ts";
import { NEWSLETTER_LIMITS } from "../newsletter-rules.ts";
import styles from "./newsletter.module.css";

/** The address, what one agrees to, and the button. */
export function SignUpForm({ consent }: { consent: string }) {
  const words = useWords(newsletterWords);
  const told = useMailWords(words);
  const api = useApi();
  const [email, setEmail] = useState("");
  const [honeypot, setHoneypot] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<"open" | "sending" | "sent">("open");
  const field = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state === "sent" || failure) notice.current?.focus();
  }, [state, failure]);

  function refuse(text: string): void {
    setError(text);
    field.current?.querySelector<HTMLInputElement>("input[name=email]")?.focus();
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === "sending") return;
    setFailure(null);
    setError(undefined);
    if (!isEmailShaped(email.trim())) return refuse(words.missing);
    setState("sending");
    try {
      await api.of<NewsletterEndpoints>()("POST /newsletter/subscriptions", { body: { email, honeypot } });
      setState("sent");
    } catch (reason) {
      setState("open");
      const wrong = isApiError(reason) ? reason.errors.find(({ path }) => path === "email") : undefined;
      if (wrong) return refuse(wrong.message);
      setFailure(words.failed(messageOf(reason)));
    }
  }

  if (state === "sent")
    return (
      <div ref={notice} tabIndex={-1} className={styles.column}>
        <Notice tone={told === words.mail ? "success" : "error"} title={told.sent}>
          {told.sentText}
        </Notice>
      </div>
    );
  return (
    <form
      ref={field}
      method="post"
      noValidate
      aria-label={words.kicker}
      onSubmit={(event) => void send(event)}
      className={styles.column}
    >
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
      <div ref={notice} tabIndex={-1} className={styles.notice}>
        {failure && <Notice tone="error">{failure}</Notice>}
      </div>
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={NEWSLETTER_LIMITS.email}
        value={email}
        error={error}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          setError(undefined);
        }}
      />
      <div aria-hidden="true" className={styles.honeypot}>
        <label>
          {words.honeypot}
          <input
            name="honeypot"
            tabIndex={-1}
            autoComplete="off"
            value={honeypot}
            onChange={({ currentTarget }) => setHoneypot(currentTarget.value)}
          />
        </label>
      </div>
      <p className={styles.small}>
        {consent} {words.privacyBefore}
        <SiteLink to="/privacy">{words.privacy}</SiteLink>
        {words.privacyAfter}
      </p>
      <Button type="submit" disabled={state === "sending"} className={styles.send}>
        {state === "sending" ? words.sending : words.send}
      </Button>
    </form>
  );
}
