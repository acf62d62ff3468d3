import { Anchor, Button, FileButton, Group, Input, Stack, Text } from "@mantine/core";
import { parseDownloadPath } from "#kit/contract/media/download-path.ts";
import { formatBytes } from "#kit/contract/media/format-bytes.ts";
import { useLanguage } from "../../language/language.tsx";
import { useWords } from "../../language/words.ts";
import { useSite } from "../../page-context.ts";
import { editorWords } from "../editor.words.ts";
import { type UploadFieldProps, useUploadField } from "./use-upload-field.ts";

const ACCEPTED = "application/pdf,application/zip,.pdf,.zip";

/** A file that visitors save: what is stored, what was chosen instead, and how to choose, with names and sizes. */
export function FileField<Values>(props: UploadFieldProps<Values>) {
  const t = useWords(editorWords);
  const { language } = useLanguage();
  const { mediaBase } = useSite();
  const { value, onChange, undo, chooser, wrapper, group } = useUploadField(props, t.fileHint);
  const stored = value.path === null ? null : parseDownloadPath(value.path);

  return (
    <Input.Wrapper {...wrapper}>
      <Stack {...group} gap="xs" mt={4}>
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
          <FileButton {...chooser} accept={ACCEPTED}>
            {(button) => (
              <Button {...button} variant="default" size="sm">
                {value.path || value.file ? t.changeFile : t.chooseFile}
              </Button>
            )}
          </FileButton>
          {value.file && (
            <Button variant="subtle" size="sm" onClick={undo}>
              {value.path ? t.undoFile : t.removeFile}
            </Button>
          )}
          {!value.file && value.path && !props.required && (
            <Button variant="subtle" size="sm" onClick={() => onChange({ path: null, file: null })}>
              {t.removeFile}
            </Button>
          )}
        </Group>
      </Stack>
    </Input.Wrapper>
  );
}
