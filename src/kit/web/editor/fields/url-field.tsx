import { TextInput, type TextInputProps } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { completeWebAddress } from "#kit/contract/validation/web-address.ts";

interface Props<Values> extends Omit<TextInputProps, "form"> {
  form: UseFormReturnType<Values>;
  path: string;
}

/** A web address. What is typed without `https://` gets it when the field is left; the server does the same. */
export function UrlField<Values>({ form, path, ...rest }: Props<Values>) {
  const { onBlur, onChange, value, ...input } = form.getInputProps(path);
  return (
    <TextInput
      type="url"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      {...input}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const complete = completeWebAddress(String(value));
        if (complete !== value) onChange(complete);
        onBlur?.(event);
      }}
    />
  );
}
