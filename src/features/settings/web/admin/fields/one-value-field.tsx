import { Switch, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { useVatCheck, useVatText } from "#features/companies/web/index.ts";
import { UrlField } from "#kit/web/editor/fields/url-field.tsx";
import { kindOf } from "../../../setting-defaults.ts";
import { MenuField } from "./menu-field.tsx";

const INPUTS = {
  email: { type: "email", inputMode: "email" },
  phone: { type: "tel", inputMode: "tel" },
  "vat-rate": { inputMode: "decimal" },
  days: { inputMode: "numeric" },
  "company-id": { inputMode: "numeric" },
} as const;

interface Props<Values> {
  form: UseFormReturnType<Values>;
  /** Where the form holds the value. */
  path: string;
  settingKey: string;
  label: string;
  description?: string | undefined;
  /** What is to be said of the value: a register's answer, another value that does not fit. */
  below?: ReactNode;
}

/** The one value of a built-in key, the same in both languages. */
export function OneValueField<Values>({ form, path, settingKey, label, description, below }: Props<Values>) {
  const kind = kindOf(settingKey) ?? "text";
  const field = form.getInputProps(path);
  const vatText = useVatText(useVatCheck(kind === "vat-id" ? String(field.value) : ""));
  const props = { label, ...(description && { description }) };
  if (kind === "menu") return <MenuField form={form} path={path} {...props} />;
  if (kind === "url") return <UrlField form={form} path={path} placeholder="https://" {...props} />;
  if (kind === "switch")
    return (
      <Switch
        {...props}
        checked={field.value === "on"}
        error={field.error}
        onChange={({ currentTarget }) =>
          form.setFieldValue(path, (currentTarget.checked ? "on" : "") as never)
        }
      />
    );
  const input = kind in INPUTS ? INPUTS[kind as keyof typeof INPUTS] : {};
  return (
    <div>
      <TextInput {...props} {...input} {...field} />
      {below}
      {vatText && (
        <Text size="sm" mt="xs" role="status">
          {vatText}
        </Text>
      )}
    </div>
  );
}
