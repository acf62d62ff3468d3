import { SimpleGrid, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { LANGUAGES, type Language } from "#kit/contract/language.ts";
import { useWords } from "../words.ts";
import { editorWords } from "./editor.words.ts";

interface Props<Values> {
  form: UseFormReturnType<Values>;
  /** Where the text is, such as `name`: the field is `translations.<language>.name`. */
  name: string;
  label: string;
  /** A field of several lines. */
  area?: boolean;
  required?: boolean;
  /** Where the pair of languages is, where that is not `translations.<language>.<name>`. */
  pathOf?: (language: Language) => string;
}

/** A text in both languages side by side, with a mark on what is missing. */
export function Translated<Values>({ form, name, label, area, required = false, pathOf }: Props<Values>) {
  const t = useWords(editorWords);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {LANGUAGES.map((language) => {
        const path = pathOf?.(language) ?? `translations.${language}.${name}`;
        const input = form.getInputProps(path);
        const blank = String(input.value ?? "").trim() === "";
        const props = {
          ...input,
          label: `${label} (${language.toUpperCase()})`,
          lang: language,
          withAsterisk: required,
          "aria-required": required,
          ...(blank && {
            rightSection: <Missing text={t.missing} />,
            rightSectionWidth: 64,
            rightSectionPointerEvents: "none" as const,
          }),
        };
        return area ? (
          <Textarea key={path} {...props} autosize minRows={3} />
        ) : (
          <TextInput key={path} {...props} />
        );
      })}
    </SimpleGrid>
  );
}

function Missing({ text }: { text: string }) {
  return <span style={{ fontSize: 12, color: "var(--mantine-color-dimmed)" }}>{text}</span>;
}
