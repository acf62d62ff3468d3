import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

/** Several lines of text with their label. Takes everything a `textarea` takes. */
export function TextAreaField({ label, hint, error, ...area }: ComponentProps<"textarea"> & FieldProps) {
  return (
    <FieldFrame id={area.id} required={area.required} label={label} hint={hint} error={error}>
      {(control) => <textarea {...area} {...control} />}
    </FieldFrame>
  );
}
