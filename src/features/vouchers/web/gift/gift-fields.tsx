import { useId } from "react";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { TextAreaField } from "#kit/web/ui/forms/text-area-field.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { DESIGNS, GIFT_WAYS, LONGEST_DEDICATION, LONGEST_RECIPIENT } from "../../gift-rules.ts";
import type { GiftWish } from "../../gifts.contract.ts";
import { DesignPicture } from "./design-picture.tsx";
import styles from "./gift.module.css";
import { giftWords } from "./gift.words.ts";
import { GiftPreview } from "./gift-preview.tsx";
import type { errorsOf } from "./gift-values.ts";

interface Props {
  wish: GiftWish;
  faults: ReturnType<typeof errorsOf>;
  /** What the server says, by field. */
  refused?: Record<string, string> | undefined;
  /** YYYY-MM-DD in Prague. */
  today: string;
  lastDay: string;
  /** What is given: its product, and its size where it has one. */
  product: { id: string; variant?: number | undefined };
  /** Whether it is asked who gets the e-mail, and when. */
  asksForMail: boolean;
  onChange: (changed: Partial<GiftWish>) => void;
}

/** What a buyer wishes for a voucher that is a gift. */
export function GiftFields({
  wish,
  faults,
  refused = {},
  today,
  lastDay,
  product,
  asksForMail,
  onChange,
}: Props) {
  const words = useWords(giftWords);
  const { left } = useMailWords(words);
  const { language } = useLanguage();
  const name = useId();
  const said = (field: "email" | "day") => {
    const fault = faults[field];
    if (fault === "late") return words.late(formatDay(lastDay, language));
    return fault ? words[fault] : refused[field];
  };
  return (
    <>
      <TextField
        label={words.recipient}
        hint={words.recipientHint}
        autoComplete="off"
        maxLength={LONGEST_RECIPIENT}
        value={wish.recipient}
        error={refused.recipient}
        onChange={({ currentTarget }) => onChange({ recipient: currentTarget.value })}
      />
      <TextAreaField
        label={words.dedication}
        hint={left(LONGEST_DEDICATION - wish.dedication.length)}
        rows={4}
        maxLength={LONGEST_DEDICATION}
        value={wish.dedication}
        error={refused.dedication}
        onChange={({ currentTarget }) => onChange({ dedication: currentTarget.value })}
      />
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{words.design}</legend>
        {DESIGNS.map((design) => (
          <label key={design} className={styles.design}>
            <input
              type="radio"
              name={`${name}-design`}
              checked={wish.design === design}
              onChange={() => onChange({ design })}
            />
            <DesignPicture design={design} />
            <span>{words.designs[design]}</span>
          </label>
        ))}
      </fieldset>
      <GiftPreview product={product} wish={wish} />
      {asksForMail && (
        <fieldset className={classNames(styles.choice, styles.ways)}>
          <legend className={styles.legend}>{words.deliver}</legend>
          {GIFT_WAYS.map((deliver) => (
            <label key={deliver} className={styles.way}>
              <input
                type="radio"
                name={`${name}-deliver`}
                checked={wish.deliver === deliver}
                onChange={() => onChange({ deliver })}
              />
              <span>{words.ways[deliver]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {asksForMail && wish.deliver === "recipient" && (
        <>
          <TextField
            label={words.email}
            hint={words.emailHint}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            required
            data-field="email"
            value={wish.email}
            error={said("email")}
            onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
          />
          <TextField
            label={words.day}
            hint={words.dayHint}
            type="date"
            min={today}
            max={lastDay}
            required
            data-field="day"
            value={wish.day ?? ""}
            error={said("day")}
            onChange={({ currentTarget }) => onChange({ day: currentTarget.value || null })}
          />
        </>
      )}
    </>
  );
}
