import type { UseFormReturnType } from "@mantine/form";
import { useId, useRef } from "react";
import type { UploadValue } from "../form-data.ts";

/** What a field of the form needs to hold something to upload. */
export interface UploadFieldProps<Values> {
  form: UseFormReturnType<Values>;
  /** The form's field; holds an UploadValue. */
  path: string;
  label: string;
  /** Server errors name the API's field, such as `image`. */
  errorPaths?: string[];
  required?: boolean;
}

/** The value of such a field, how it changes, and the props that label its wrapper and its group for readers. */
export function useUploadField<Values>(
  { form, path, label, errorPaths = [], required = false }: UploadFieldProps<Values>,
  description?: string,
) {
  const id = useId();
  const reset = useRef<() => void>(null);
  const input = form.getInputProps(path);
  const value = input.value as UploadValue;
  const onChange = input.onChange as (value: UploadValue) => void;
  const error = [path, ...errorPaths].map((name) => form.errors[name]).find(Boolean);
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    value,
    onChange,
    /** Takes back what was chosen; what is stored stays. */
    undo: () => onChange({ ...value, file: null }),
    chooser: {
      resetRef: reset,
      onChange: (file: File | null) => {
        if (file) onChange({ ...value, file });
        // The browser reports no change when the file that was put back is chosen again.
        reset.current?.();
      },
    },
    wrapper: {
      label,
      labelElement: "div",
      labelProps: { id: `${id}-label` },
      description,
      descriptionProps: { id: `${id}-description` },
      error,
      errorProps: { id: `${id}-error` },
      withAsterisk: required,
    },
    group: {
      role: "group",
      "aria-labelledby": `${id}-label`,
      "aria-describedby": described || undefined,
    },
  } as const;
}
