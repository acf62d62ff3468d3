import { Box, Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useRef, useState } from "react";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { isSubject, MAIL_TEXT_LABELS } from "#kit/contract/mail-texts.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { MailWords } from "../../mail-words.contract.ts";
import { mailWordsWords } from "./mail-words.words.ts";
import { type MailWordsValues, withPlaceholder } from "./mail-words-form.ts";

interface Props {
  form: UseFormReturnType<MailWordsValues>;
  record: MailWords;
}

/** The texts of a mail, each in both languages side by side. */
export function MailTextFields({ form, record }: Props) {
  const { language } = useLanguage();
  const [active, setActive] = useState(`introduction.${language}`);
  return (
    <Stack gap="lg">
      {record.texts.map((text) => (
        <SimpleGrid key={text.name} cols={{ base: 1, sm: 2, lg: 1, xl: 2 }}>
          {LANGUAGES.map((each) => (
            <MailTextField
              key={each}
              form={form}
              record={record}
              text={text}
              language={each}
              isActive={active === `${text.name}.${each}`}
              onActive={() => setActive(`${text.name}.${each}`)}
            />
          ))}
        </SimpleGrid>
      ))}
    </Stack>
  );
}

interface FieldProps extends Props {
  text: MailWords["texts"][number];
  language: Language;
  isActive: boolean;
  onActive: () => void;
}

/** One text: the placeholders are inserted where the caret stands, by a tap. */
function MailTextField({ form, record, text, language, isActive, onActive }: FieldProps) {
  const t = useWords(mailWordsWords);
  const spoken = useLanguage().language;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { name, original } = text;
  const path = `words.${language}.${name}`;
  const typed = form.values.words[language][name] ?? "";
  const label = `${MAIL_TEXT_LABELS[name][spoken]} (${language.toUpperCase()})`;
  const isOwn = typed.trim() !== original[language];

  function insert(placeholder: string): void {
    const at = field.current;
    if (!at) return;
    const { text: next, caret } = withPlaceholder(
      typed,
      placeholder,
      at.selectionStart ?? typed.length,
      at.selectionEnd ?? typed.length,
    );
    form.setFieldValue(path, next);
    at.focus();
    // After React has put the text in: a new text sends the caret to its end.
    requestAnimationFrame(() => at.setSelectionRange(caret, caret));
  }

  const props = {
    ...form.getInputProps(path),
    ref: field,
    label,
    lang: language,
    onFocus: onActive,
    withAsterisk: !text.may_be_blank,
    "aria-required": !text.may_be_blank,
  };
  return (
    <Box>
      {isSubject(name) ? (
        <TextInput {...props} />
      ) : (
        <Textarea {...props} autosize minRows={name === "greeting" ? 1 : 2} />
      )}
      {isActive && (
        <Group gap={6} mt={6} role="group" aria-label={`${t.insert} ${label}`}>
          <Text size="xs" c="dimmed">
            {t.insert}
          </Text>
          {record.placeholders.map((placeholder) => (
            <Button
              key={placeholder.name}
              size="xs"
              variant="light"
              aria-label={t.insertOf(placeholder.label[spoken])}
              // A tap leaves the caret where it stands.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(placeholder.name)}
            >
              {placeholder.label[spoken]}
            </Button>
          ))}
        </Group>
      )}
      {isOwn && (
        <Group gap={6} mt={6} align="baseline" wrap="nowrap" justify="space-between">
          <Text size="xs" c="dimmed" lang={language} style={{ whiteSpace: "pre-line" }}>
            {t.original} {original[language] || "–"}
          </Text>
          <Button
            size="xs"
            variant="subtle"
            style={{ flexShrink: 0 }}
            aria-label={`${t.useOriginal}: ${label}`}
            onClick={() => form.setFieldValue(path, original[language])}
          >
            {t.useOriginal}
          </Button>
        </Group>
      )}
    </Box>
  );
}
