import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

interface Props extends FieldProps {
  /** The first, empty choice, such as 'Select shipping'. */
  placeholder?: string;
}

/** A choice with its label; `option` elements are its children. Takes everything a `select` takes. */
export function SelectField({
  label,
  hint,
  warning,
  error,
  placeholder,
  children,
  ...select
}: Omit<ComponentProps<"select">, "placeholder"> & Props) {
  return (
    <FieldFrame
      id={select.id}
      required={select.required}
      label={label}
      hint={hint}
      warning={warning}
      error={error}
    >
      {(control) => (
        <select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
