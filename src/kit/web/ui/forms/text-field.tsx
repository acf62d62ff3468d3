import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

/** A line of text with its label. Takes everything an `input` takes. */
export function TextField({ label, hint, warning, error, ...input }: ComponentProps<"input"> & FieldProps) {
  return (
    <FieldFrame
      id={input.id}
      required={input.required}
      label={label}
      hint={hint}
      warning={warning}
      error={error}
    >
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  );
}
