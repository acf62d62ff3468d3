import { useCallback, useRef, useState } from "react";
import { isApiError } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { contactWords } from "../contact.words.ts";
import { type ContactForm, contactError } from "../message-rules.ts";
import type { MessagesEndpoints } from "../messages.contract.ts";

const BLANK: ContactForm = {
  name: "",
  email: "",
  subject: "",
  message: "",
  termsAgreed: false,
  honeypot: "",
};
const KEYS = Object.keys(BLANK) as (keyof ContactForm)[];
const REQUIRED = ["name", "email", "subject", "message", "termsAgreed"] as const;
type Required = (typeof REQUIRED)[number];

/** What came of the last try. `at` tells two of the same apart. */
export interface ContactResult {
  kind: "sent" | "failed";
  /** For a failure: what went wrong, in the language of the page. */
  text: string;
  at: number;
}

type Errors = Partial<Record<keyof ContactForm, string>>;

/** The contact form's values, the sending of them, and its result. */
export function useContactForm() {
  const words = useWords(contactWords);
  const { language } = useLanguage();
  const api = useApi();
  const [values, setValues] = useState(BLANK);
  const [errors, setErrors] = useState<Errors>({});
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<ContactResult | null>(null);
  const tries = useRef(0);

  function set<K extends keyof ContactForm>(key: K, value: ContactForm[K]) {
    setValues((before) => ({ ...before, [key]: value }));
    if (errors[key]) setErrors(({ [key]: _, ...others }) => others);
  }

  /** Takes over what was typed before the form listened, or what the browser put back into it. */
  const takeOver = useCallback((form: HTMLFormElement) => {
    const typed = new FormData(form);
    const read = (key: keyof ContactForm) =>
      key === "termsAgreed" ? typed.has(key) : String(typed.get(key) ?? "");
    setValues(Object.fromEntries(KEYS.map((key) => [key, read(key)])) as unknown as ContactForm);
  }, []);

  function finish(kind: ContactResult["kind"], text: string, wrong: Errors = {}) {
    tries.current += 1;
    setErrors(wrong);
    setResult({ kind, text, at: tries.current });
  }

  /** Checks with the server's own rules and words, then sends. If it fails, what was typed stays. */
  async function send() {
    const error = contactError(values);
    if (error) return finish("failed", error[language], missing(values, words.missing));
    setSending(true);
    setResult(null);
    setErrors({});
    try {
      await api.of<MessagesEndpoints>()("POST /contact-messages", { body: values });
      setValues(BLANK);
      finish("sent", "");
    } catch (error) {
      const refused = isApiError(error) && [400, 422, 429].includes(error.status);
      const wrong = refused
        ? Object.fromEntries(error.errors.map(({ path, message }) => [path, message]))
        : {};
      finish("failed", refused ? error.message : words.failed, wrong);
    } finally {
      setSending(false);
    }
  }

  return { values, errors, sending, result, set, takeOver, send };
}

/** The fields that hold the form up: what is not filled in, and the box that is not ticked. */
function missing(values: ContactForm, words: Record<Required, string>): Errors {
  const wrong = REQUIRED.filter((key) => {
    const value = values[key];
    return typeof value === "string" ? value.trim() === "" : !value;
  });
  return Object.fromEntries(wrong.map((key) => [key, words[key]]));
}
