import { Anchor, Button, FileButton, Group, Input, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useId, useRef } from "react";
import { parseDownloadPath } from "#kit/contract/download-path.ts";
import { formatBytes } from "#kit/contract/format-bytes.ts";
import { useLanguage } from "../../language.tsx";
import { useSite } from "../../page-context.ts";
import { useWords } from "../../words.ts";
import { editorWords } from "../editor.words.ts";
import type { UploadValue } from "../form-data.ts";

interface Props<Values> {
  form: UseFormReturnType<Values>;
  /** The form's field; holds an UploadValue. */
  path: string;
  label: string;
  /** Server errors name the API's field. */
  errorPaths?: string[];
  required?: boolean;
}

const ACCEPTED = "application/pdf,application/zip,.pdf,.zip";

/** A file that visitors save: what is stored, what was chosen instead, and how to choose, with names and sizes. */
export function FileField<Values>({ form, path, label, errorPaths = [], required = false }: Props<Values>) {
  const t = useWords(editorWords);
  const { language } = useLanguage();
  const { mediaBase } = useSite();
  const id = useId();
  const reset = useRef<() => void>(null);
  const input = form.getInputProps(path);
  const value = input.value as UploadValue;
  const stored = value.path === null ? null : parseDownloadPath(value.path);
  const error = [path, ...errorPaths].map((name) => form.errors[name]).find(Boolean);
  const described = [`${id}-description`, error && `${id}-error`].filter(Boolean).join(" ");

  function choose(file: File | null): void {
    if (file) input.onChange({ ...value, file });
    // The browser reports no change when the file that was put back is chosen again.
    reset.current?.();
  }

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={t.fileHint}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      withAsterisk={required}
    >
      <Stack role="group" aria-labelledby={`${id}-label`} aria-describedby={described} gap="xs" mt={4}>
        {value.file ? (
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {value.file.name} ({formatBytes(value.file.size, language)})
          </Text>
        ) : stored ? (
          <Anchor className="admin-way" size="sm" href={mediaBase + value.path}>
            {stored.name} ({formatBytes(stored.bytes, language)})
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed">
            {t.noFile}
          </Text>
        )}
        <Group gap="xs">
          <FileButton accept={ACCEPTED} resetRef={reset} onChange={choose}>
            {(props) => (
              <Button {...props} variant="default" size="sm">
                {value.path || value.file ? t.changeFile : t.chooseFile}
              </Button>
            )}
          </FileButton>
          {value.file && (
            <Button variant="subtle" size="sm" onClick={() => input.onChange({ ...value, file: null })}>
              {value.path ? t.undoFile : t.removeFile}
            </Button>
          )}
          {!value.file && value.path && !required && (
            <Button variant="subtle" size="sm" onClick={() => input.onChange({ path: null, file: null })}>
              {t.removeFile}
            </Button>
          )}
        </Group>
      </Stack>
    </Input.Wrapper>
  );
}
