import { Button, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import type { Language } from "#kit/contract/language/language.ts";
import { useWords } from "../../language/words.ts";
import { useLanguagesInOrder, useShownLanguages } from "./form-languages.tsx";
import { languagesWords } from "./form-languages.words.ts";
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
  /** Mostly the same in both languages, such as a name or a place: asked for once, unless it differs. */
  once?: boolean;
  /** Where the pair of languages is, where that is not `translations.<language>.<name>`. */
  pathOf?: (language: Language) => string;
}

/** A text in the languages that the form shows, that of the screen first, with a mark on what is missing. */
export function Translated<Values>({ form, name, label, area, ...rest }: Props<Values>) {
  const { required = false, isAddress = false, once = false, description, pathOf } = rest;
  const t = useWords(languagesWords);
  const pathIn = (language: Language) => pathOf?.(language) ?? `translations.${language}.${name}`;
  const valueIn = (language: Language): unknown => form.getInputProps(pathIn(language)).value;
  const shown = useShownLanguages(pathIn);
  const both = useLanguagesInOrder();
  const [own, other] = both;
  const missing = useMissingMark({ en: valueIn("en"), cs: valueIn("cs") });
  // What is the same when the form opens stays so while one types; what differs is never written over.
  const [differs, setDiffers] = useState(() => valueIn(own) !== valueIn(other));
  const inputOf = (language: Language, props: object, key = pathIn(language)) => {
    const field = {
      ...form.getInputProps(pathIn(language)),
      lang: language,
      ...(description && { description }),
      withAsterisk: required,
      "aria-required": required,
      ...props,
    };
    if (isAddress) return <UrlField key={key} {...field} label={label} form={form} path={pathIn(language)} />;
    return area ? <Textarea key={key} {...field} autosize minRows={3} /> : <TextInput key={key} {...field} />;
  };
  const named = (language: Language) => ({
    label: `${label} (${language.toUpperCase()})`,
    ...missing(language),
  });

  if (once && shown.length === 1 && !differs) {
    const { error } = form.getInputProps(pathIn(other));
    const onChange = (event: { currentTarget: { value: string } } | string) => {
      const value = typeof event === "string" ? event : event.currentTarget.value;
      for (const language of both) form.setFieldValue(pathIn(language), value as never);
    };
    return (
      <Stack gap={4} align="stretch">
        {inputOf(own, { label, onChange, error: form.getInputProps(pathIn(own)).error ?? error })}
        <Button
          variant="subtle"
          size="compact-xs"
          style={{ alignSelf: "start" }}
          aria-label={`${label}: ${t.otherwise[other]}`}
          onClick={() => setDiffers(true)}
        >
          {t.otherwise[other]}
        </Button>
      </Stack>
    );
  }
  const languages = once && differs ? both : shown;
  return (
    <SimpleGrid cols={{ base: 1, sm: languages.length }}>
      {languages.map((language) => inputOf(language, named(language)))}
    </SimpleGrid>
  );
}
