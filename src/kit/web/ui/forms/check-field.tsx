import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { RequiredMark } from "./required-mark.tsx";

interface Props extends Omit<ComponentProps<"input">, "type"> {
  /** May hold links. */
  label: ReactNode;
  error?: ReactNode;
}

/** A box to tick with its label beside it. Takes everything an `input` takes. */
export function CheckField({ label, error, id, ...input }: Props) {
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
        {input.required && <RequiredMark />}
      </label>
      <p id={`${control}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
