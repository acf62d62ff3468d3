import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { piecesLeft } from "#features/products/index.ts";
import type { Product } from "#features/products/products.contract.ts";
import { isEmailShaped } from "#kit/contract/validation/email-shape.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { SelectField } from "#kit/web/ui/forms/select-field.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import type { StockAlertsEndpoints } from "../stock-alerts.contract.ts";
import { stockAlertsWords } from "../stock-alerts.words.ts";
import styles from "./stock-alert.module.css";

/** "Tell me when it is back", for a product that is sold out or has a size that is; nothing otherwise. */
export function StockAlert({ product }: { product: Product }) {
  const words = useWords(stockAlertsWords);
  const [isOpen, setOpen] = useState(false);
  const gone = product.variants.filter(({ id, is_active }) => is_active && piecesLeft(product, id) === 0);
  if (!product.is_orderable || (gone.length === 0 && !product.is_sold_out)) return null;
  if (!isOpen)
    return (
      <p>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </p>
    );
  return <AlertForm product={product} sizes={gone} />;
}

function AlertForm({ product, sizes }: { product: Product; sizes: Product["variants"] }) {
  const words = useWords(stockAlertsWords);
  const told = useMailWords(words);
  const { language } = useLanguage();
  const api = useApi();
  const id = useId();
  const [variant, setVariant] = useState(sizes[0]?.id ?? null);
  const [email, setEmail] = useState("");
  const [honeypot, setHoneypot] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<"open" | "sending" | "sent">("open");
  const notice = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLFormElement>(null);

  useEffect(() => {
    field.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, []);
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
      const body = { product: product.id, variant, email, honeypot };
      await api.of<StockAlertsEndpoints>()("POST /stock-alerts", { body });
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
      <div ref={notice} tabIndex={-1} className={styles.form}>
        <Notice tone={told === words.mail ? "success" : "error"}>{told.sent}</Notice>
      </div>
    );
  return (
    <form
      ref={field}
      method="post"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void send(event)}
      className={styles.form}
    >
      <h2 id={id} className={styles.title}>
        {words.open}
      </h2>
      <div ref={notice} tabIndex={-1} className={styles.notice}>
        {failure && <Notice tone="error">{failure}</Notice>}
      </div>
      {sizes.length > 0 && (
        <SelectField
          label={words.size}
          value={variant ?? ""}
          onChange={({ currentTarget }) => setVariant(Number(currentTarget.value))}
        >
          {sizes.map(({ id, label }) => (
            <option key={id} value={id}>
              {label[language] || label.en || label.cs}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={words.email}
        hint={words.hint}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={254}
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
      <Button type="submit" size="small" disabled={state === "sending"} className={styles.send}>
        {state === "sending" ? words.sending : words.send}
      </Button>
    </form>
  );
}
