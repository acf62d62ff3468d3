import { NumberInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";

interface Props<Values> {
  form: UseFormReturnType<Values>;
  path: string;
  label: string;
  min?: number;
  /** What the form holds while the input is blank. */
  blank: number | null;
  required?: boolean;
}

/** A whole number. The input is blank for null and gives text while it is being typed; the form holds numbers only. */
export function NumberField<Values>({ form, path, label, min = 0, blank, required = false }: Props<Values>) {
  const { value, onChange, ...rest } = form.getInputProps(path);
  return (
    <NumberInput
      {...rest}
      label={label}
      min={min}
      withAsterisk={required}
      aria-required={required}
      allowDecimal={false}
      value={value ?? ""}
      onChange={(next) => onChange(typeof next === "number" ? next : blank)}
    />
  );
}
