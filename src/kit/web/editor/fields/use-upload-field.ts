import type { UseFormReturnType } from "@mantine/form";
import { useId, useRef, useState } from "react";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import type { LibraryPicture } from "#kit/contract/media/pictures.contract.ts";
import type { UploadValue } from "../form-data.ts";

/** The texts of a form that say what is on its picture. */
const ALTERNATIVES = ["image_alt", "alt_text"];

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
  /** What is stored, once a picture of the library has taken its place. */
  const [stored, setStored] = useState<string>();
  const reset = useRef<() => void>(null);
  const input = form.getInputProps(path);
  const value = input.value as UploadValue;
  const onChange = input.onChange as (value: UploadValue) => void;
  const error = [path, ...errorPaths].map((name) => form.errors[name]).find(Boolean);
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    value,
    onChange,
    /** Something else was chosen than what is stored. */
    isOther: Boolean(value.file && value.path) || (stored !== undefined && stored !== value.path),
    /** Takes back what was chosen; what is stored stays. */
    undo() {
      onChange({ path: stored === undefined ? value.path : stored, file: null });
      setStored(undefined);
    },
    /** Takes a picture of the library. What it is described as there is proposed where nothing is said yet. */
    choose({ path: chosen, alt }: Pick<LibraryPicture, "path" | "alt">) {
      if (stored === undefined && value.path) setStored(value.path);
      onChange({ path: chosen, file: null });
      for (const language of LANGUAGES)
        for (const name of ALTERNATIVES) {
          const at = `translations.${language}.${name}`;
          const said = form.getInputProps(at);
          if (said.value === "" && alt[language]) said.onChange(alt[language]);
        }
    },
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
