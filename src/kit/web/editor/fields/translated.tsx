import { SimpleGrid, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { useMissingMark } from "./missing-mark.tsx";
import { UrlField } from "./url-field.tsx";

interface Props<Values> {
  form: UseFormReturnType<Values>;
  /** Where the text is, such as `name`: the field is `translations.<language>.name`. */
  name: string;
  label: string;
  /** A field of several lines. */
  area?: boolean;
  required?: boolean;
  /** What the field is for, in a few words. */
  description?: string;
  /** An address of the web in each language. */
  isAddress?: boolean;
  /** Where the pair of languages is, where that is not `translations.<language>.<name>`. */
  pathOf?: (language: Language) => string;
}

/** A text in both languages side by side, with a mark on what is missing. */
export function Translated<Values>({ form, name, label, area, ...rest }: Props<Values>) {
  const { required = false, isAddress = false, description, pathOf } = rest;
  const pathIn = (language: Language) => pathOf?.(language) ?? `translations.${language}.${name}`;
  const valueIn = (language: Language) => form.getInputProps(pathIn(language)).value;
  const missing = useMissingMark({ en: valueIn("en"), cs: valueIn("cs") });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {LANGUAGES.map((language) => {
        const path = pathIn(language);
        const props = {
          ...form.getInputProps(path),
          label: `${label} (${language.toUpperCase()})`,
          lang: language,
          ...(description && { description }),
          withAsterisk: required,
          "aria-required": required,
          ...missing(language),
        };
        if (isAddress) return <UrlField key={path} {...props} form={form} path={path} />;
        return area ? (
          <Textarea key={path} {...props} autosize minRows={3} />
        ) : (
          <TextInput key={path} {...props} />
        );
      })}
    </SimpleGrid>
  );
}
