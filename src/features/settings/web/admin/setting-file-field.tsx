import { Button, FileButton, Group, Input, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { PICTURE_FILES } from "#kit/contract/picture-files.ts";
import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { useFileAddress } from "#kit/web/editor/pictures/use-file-address.ts";
import { useWords } from "#kit/web/words.ts";
import { fileKind } from "../../setting-defaults.ts";
import { FilmPreview, SettingPreview } from "./setting-preview.tsx";
import type { SettingValues } from "./setting-values.ts";
import { settingsAdminWords } from "./settings-admin.words.ts";

const ACCEPTED = { film: "video/mp4,video/webm", picture: PICTURE_FILES };

/** The film or the picture of a key that takes a file: what is stored, what was chosen instead, how to choose. */
export function SettingFileField({ form }: { form: UseFormReturnType<SettingValues> }) {
  const t = useWords(settingsAdminWords);
  const { setting_key, value, file } = form.values;
  const kind = fileKind(setting_key.trim()) ?? "picture";
  const put = (change: Pick<SettingValues, "file" | "value">) => {
    form.setValues(change);
    form.clearFieldError("file");
    form.clearFieldError("value");
  };
  return (
    <Input.Wrapper label={t.files[kind]} error={form.errors.file ?? form.errors.value}>
      <Group align="center" gap="md" mt={4}>
        {file ? (
          <ChosenPreview file={file} kind={kind} />
        ) : (
          <SettingPreview value={value} label={t.files[kind]} />
        )}
        <Stack gap="xs" align="flex-start">
          {!file && value === "" && (
            <Text size="sm" c="dimmed">
              {t.noFile}
            </Text>
          )}
          <FileButton accept={ACCEPTED[kind]} onChange={(chosen) => chosen && put({ file: chosen, value })}>
            {(props) => (
              <Button {...props} variant="default" size="sm">
                {t.chooseFile}
              </Button>
            )}
          </FileButton>
          {file && (
            <Button variant="subtle" size="xs" onClick={() => put({ file: null, value })}>
              {t.undoFile}
            </Button>
          )}
          {!file && value !== "" && (
            <Button variant="subtle" color="red" size="xs" onClick={() => put({ file: null, value: "" })}>
              {t.removeFile}
            </Button>
          )}
        </Stack>
      </Group>
    </Input.Wrapper>
  );
}

function ChosenPreview({ file, kind }: { file: File; kind: "film" | "picture" }) {
  const address = useFileAddress(file);
  if (!address) return null;
  const size = { width: 240, height: 135 };
  return kind === "film" ? (
    <FilmPreview src={address} label={file.name} {...size} />
  ) : (
    <Thumbnail path={null} src={address} alt={file.name} {...size} />
  );
}
