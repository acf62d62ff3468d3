import { type ComponentProps, type ReactNode, useId } from "react";
import { useWords } from "../../language/words.ts";
import { uiWords } from "../ui.words.ts";
import styles from "./field.module.css";

interface Props extends Omit<ComponentProps<"input">, "type"> {
  /** May hold links. */
  label: ReactNode;
  error?: ReactNode;
}

/** A box to tick with its label beside it. Takes everything an `input` takes. */
export function CheckField({ label, error, id, ...input }: Props) {
  const words = useWords(uiWords);
  const own = useId();
  const control = id ?? own;
  return (
    <div className={styles.check}>
      <input
        {...input}
        id={control}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${control}-error` : undefined}
      />
      <label htmlFor={control}>
        {label}
        {input.required && (
          <span aria-hidden="true" className={styles.required} title={words.required}>
            *
          </span>
        )}
      </label>
      <p id={`${control}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
