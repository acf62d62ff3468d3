import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import type { GiftWish } from "../../gifts.contract.ts";
import styles from "./gift.module.css";
import { giftWords } from "./gift.words.ts";
import { GiftFields } from "./gift-fields.tsx";
import { errorsOf } from "./gift-values.ts";

interface Props {
  title: string;
  wish: GiftWish;
  today: string;
  lastDay: string;
  product: { id: string; variant?: number | undefined };
  submit: string;
  /** What the server says, by field. */
  refused?: Record<string, string>;
  busy?: boolean;
  /** Beside the buttons. */
  children?: ReactNode;
  onSubmit: (wish: GiftWish) => void;
  onCancel: () => void;
}

/** A gift's fields with what they need to be kept. */
export function GiftForm({
  title,
  wish: given,
  today,
  lastDay,
  product,
  submit,
  refused,
  busy,
  children,
  onSubmit,
  onCancel,
}: Props) {
  const words = useWords(giftWords);
  const sendsMail = useMailWords({ mail: true, noMail: false });
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState(given);
  const [tried, setTried] = useState(false);
  const asksMore = wish.deliver === "recipient";
  const errors = errorsOf(wish, today, lastDay);

  useEffect(() => heading.current?.focus(), []);

  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(errors);
    if (first) form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
    else if (!busy) onSubmit(wish);
  }

  return (
    <form ref={form} method="post" noValidate aria-labelledby={id} className={styles.panel} onSubmit={send}>
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.note}>{asksMore ? words.mostlyOptional : words.optional}</p>
      </div>
      <GiftFields
        wish={wish}
        faults={tried ? errors : {}}
        refused={refused}
        today={today}
        lastDay={lastDay}
        product={product}
        // Without a mail server there is nothing to choose, but what was chosen before can be changed.
        asksForMail={sendsMail || given.deliver === "recipient"}
        onChange={(changed) => setWish((before) => ({ ...before, ...changed }))}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={busy}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        {children}
      </div>
    </form>
  );
}
