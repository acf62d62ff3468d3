import type { UseFormReturnType } from "@mantine/form";
import { parseWholeNumber } from "#kit/contract/validation/whole-number.ts";
import { useWords } from "../../language/words.ts";
import { editorWords } from "../editor.words.ts";
import { type NumberFieldProps, TypedNumber } from "./typed-number.tsx";

interface Whole {
  min?: number;
  /** What a blank input stands for. */
  blank: number | null;
}

/** A whole number from `min`; text where what was typed is not one. Arrows change it by 1. */
export function WholeField({ min = 0, blank, ...props }: Whole & NumberFieldProps<number | string | null>) {
  const t = useWords(editorWords);
  const read = (text: string) => {
    if (text.trim() === "") return blank;
    const number = parseWholeNumber(text);
    return number !== null && number >= min ? number : text;
  };
  return (
    <TypedNumber
      {...props}
      inputMode="numeric"
      read={read}
      show={String}
      next={(number, by) => Math.max(min, number + by)}
      fault={t.noWhole(min)}
    />
  );
}

interface Props<Values> extends Whole {
  form: UseFormReturnType<Values>;
  path: string;
  label: string;
  required?: boolean;
}

/** A whole number of a form. What is not a number stays as text, which validation refuses. */
export function NumberField<Values>({ form, path, ...props }: Props<Values>) {
  return <WholeField {...props} {...form.getInputProps(path)} />;
}
