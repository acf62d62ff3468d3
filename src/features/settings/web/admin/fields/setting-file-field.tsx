import { Button, FileButton, Group, Input, Stack, Text } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { PICTURE_FILES } from "#kit/contract/media/picture-files.ts";
import type { UploadValue } from "#kit/web/editor/form-data.ts";
import { ChooseFromLibrary } from "#kit/web/editor/pictures/library/choose-from-library.tsx";
import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { useFileAddress } from "#kit/web/editor/pictures/use-file-address.ts";
import { useWords } from "#kit/web/language/words.ts";
import { FilmPreview, SettingPreview } from "../setting-preview.tsx";
import { settingsAdminWords } from "../settings-admin.words.ts";

const ACCEPTED = { film: "video/mp4,video/webm", picture: PICTURE_FILES };

interface Props {
  kind: "film" | "picture";
  /** Path of the stored file, blank where there is none. */
  stored: string;
  /** What was chosen instead and is not saved yet. */
  chosen: File | null;
  label?: string;
  error?: ReactNode;
  onChange: (value: UploadValue & { path: string }) => void;
}

/** The film or the picture of a key that takes a file: what is stored, what was chosen instead, how to choose. */
export function SettingFileField({ kind, stored, chosen, label, error, onChange }: Props) {
  const t = useWords(settingsAdminWords);
  const reset = useRef<() => void>(null);
  return (
    <Input.Wrapper label={label ?? t.files[kind]} description={label && t.files[kind]} error={error}>
      <Stack gap="xs" mt={4}>
        {chosen ? (
          <ChosenPreview file={chosen} kind={kind} />
        ) : (
          <SettingPreview value={stored} label={t.files[kind]} />
        )}
        <Group gap="xs">
          {!chosen && stored === "" && (
            <Text size="sm" c="dimmed">
              {t.noFile}
            </Text>
          )}
          <FileButton
            accept={ACCEPTED[kind]}
            resetRef={reset}
            onChange={(file) => {
              if (file) onChange({ path: stored, file });
              // The browser reports no change when the file that was put back is chosen again.
              reset.current?.();
            }}
          >
            {(props) => (
              <Button {...props} variant="default" size="sm">
                {t.chooseFile}
              </Button>
            )}
          </FileButton>
          {kind === "picture" && (
            <ChooseFromLibrary
              label={label ?? t.files[kind]}
              onChoose={({ path }) => onChange({ path, file: null })}
            />
          )}
          {chosen && (
            <Button variant="subtle" size="xs" onClick={() => onChange({ path: stored, file: null })}>
              {t.undoFile}
            </Button>
          )}
          {!chosen && stored !== "" && (
            <Button variant="subtle" color="red" size="xs" onClick={() => onChange({ path: "", file: null })}>
              {t.removeFile}
            </Button>
          )}
        </Group>
      </Stack>
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
