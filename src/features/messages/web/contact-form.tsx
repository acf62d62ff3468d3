import { type FormEvent, useEffect, useId, useRef } from "react";
import { useSettings } from "#features/settings/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { CheckField } from "#kit/web/ui/forms/check-field.tsx";
import { TextAreaField } from "#kit/web/ui/forms/text-area-field.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { contactWords } from "../contact.words.ts";
import { MESSAGE_LIMITS } from "../message-rules.ts";
import styles from "./contact-form.module.css";
import { useContactForm } from "./use-contact-form.ts";

/** The contact form. Says beside the field and above the button what is wrong, and keeps what was typed. */
export function ContactForm() {
  const words = useWords(contactWords);
  const told = useMailWords(words);
  const { contact_email } = useSettings().settings;
  const { values, errors, sending, result, set, takeOver, send } = useContactForm();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (form.current) takeOver(form.current);
  }, [takeOver]);

  // After a try the focus is where one goes on: the first wrong field, else what is said about it.
  useEffect(() => {
    if (!result) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    (wrong ?? notice.current)?.focus();
  }, [result]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!sending) void send();
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      className={styles.form}
    >
      <h3 id={titleId} className={styles.title}>
        {words.form}
      </h3>
      <noscript>
        <p>
          {words.needsScript}
          {contact_email && (
            <>
              {words.orWrite}
              <a href={`mailto:${contact_email}`}>{contact_email}</a>.
            </>
          )}
        </p>
      </noscript>
      <p className={styles.required}>{words.allRequired}</p>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        required
        maxLength={MESSAGE_LIMITS.name}
        value={values.name}
        error={errors.name}
        onChange={(event) => set("name", event.target.value)}
      />
      <TextField
        label={words.yourEmail}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={MESSAGE_LIMITS.email}
        value={values.email}
        error={errors.email}
        onChange={(event) => set("email", event.target.value)}
      />
      <div className={styles.wide}>
        <TextField
          label={words.subject}
          name="subject"
          autoComplete="off"
          required
          maxLength={MESSAGE_LIMITS.subject}
          value={values.subject}
          error={errors.subject}
          onChange={(event) => set("subject", event.target.value)}
        />
      </div>
      <div className={styles.wide}>
        <TextAreaField
          label={words.message}
          name="message"
          rows={6}
          required
          maxLength={MESSAGE_LIMITS.message}
          value={values.message}
          error={errors.message}
          onChange={(event) => set("message", event.target.value)}
        />
      </div>
      <div aria-hidden="true" className={styles.honeypot}>
        <label>
          {words.honeypot}
          <input
            name="honeypot"
            tabIndex={-1}
            autoComplete="off"
            value={values.honeypot}
            onChange={(event) => set("honeypot", event.target.value)}
          />
        </label>
      </div>
      <div className={styles.wide}>
        <CheckField
          name="termsAgreed"
          required
          checked={values.termsAgreed}
          error={errors.termsAgreed}
          onChange={(event) => set("termsAgreed", event.target.checked)}
          label={
            <>
              {words.agreeBefore}
              <SiteLink to="/terms">{words.terms}</SiteLink>
              {words.agreeBetween}
              <SiteLink to="/privacy">{words.privacy}</SiteLink>
              {words.agreeAfter}
            </>
          }
        />
      </div>
      <div ref={notice} tabIndex={-1} className={styles.notice}>
        {result?.kind === "sent" && (
          <Notice key={result.at} tone="success" title={words.sent}>
            {told.sentText}
          </Notice>
        )}
        {result?.kind === "failed" && (
          <Notice key={result.at} tone="error">
            {result.text}
          </Notice>
        )}
      </div>
      <Button type="submit" disabled={sending} className={styles.send}>
        {sending ? words.sending : words.send}
      </Button>
    </form>
  );
}
