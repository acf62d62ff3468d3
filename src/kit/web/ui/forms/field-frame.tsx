import { type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { RequiredMark } from "./required-mark.tsx";

export interface FieldProps {
  label: ReactNode;
  /** Standing help under the label. */
  hint?: ReactNode;
  /** What looks wrong but may be right; it does not stop the visitor from going on. */
  warning?: ReactNode;
  /** What is wrong, in words; the control is marked invalid while it is there. */
  error?: ReactNode;
}

interface Wiring {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  className: string | undefined;
}

interface Props extends FieldProps {
  id?: string | undefined;
  required?: boolean | undefined;
  children: (control: Wiring) => ReactNode;
}

/** Label above, hint, the control, its error below, tied together for screen readers. */
export function FieldFrame({ id, label, hint, warning, error, required, children }: Props) {
  const own = useId();
  const control = id ?? own;
  const parts = [hint && "hint", !error && warning && "warning", error && "error"].filter(Boolean);
  const described = parts.map((part) => `${control}-${part}`).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={control} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <p id={`${control}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: control,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
        className: styles.control,
      })}
      {warning !== undefined && !error && (
        <p id={`${control}-warning`} className={styles.warning}>
          {warning}
        </p>
      )}
      <p id={`${control}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
