import { Button, FileButton, Group, Input } from "@mantine/core";
import { PICTURE_FILES } from "#kit/contract/media/picture-files.ts";
import { useWords } from "../../language/words.ts";
import { editorWords } from "../editor.words.ts";
import { type UploadFieldProps, useUploadField } from "../fields/use-upload-field.ts";
import { ChooseFromLibrary } from "./library/choose-from-library.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { useFileAddress } from "./use-file-address.ts";

interface Props<Values> extends UploadFieldProps<Values> {
  /** What the picture is for. */
  description?: string;
  accept?: string;
  /** Shown whole, as logos are; photos fill their box. */
  whole?: boolean;
}

/** A picture: what is stored, what was chosen instead, and how to choose. */
export function PictureField<Values>({
  description,
  accept = PICTURE_FILES,
  whole = false,
  ...field
}: Props<Values>) {
  const t = useWords(editorWords);
  const { value, isOther, undo, choose, chooser, wrapper, group } = useUploadField(field, description);
  const preview = useFileAddress(value.file);

  return (
    <Input.Wrapper {...wrapper}>
      <Group {...group} gap="md" my={4}>
        <Thumbnail path={value.path} src={preview} width={160} height={107} whole={whole} alt={t.pictureOf} />
        <Group gap="xs">
          <FileButton {...chooser} accept={accept}>
            {(props) => (
              <Button {...props} variant="default" size="sm">
                {value.path || value.file ? t.changePicture : t.choosePicture}
              </Button>
            )}
          </FileButton>
          <ChooseFromLibrary label={field.label} onChoose={choose} />
          {isOther && (
            <Button variant="subtle" size="xs" onClick={undo}>
              {t.undoPicture}
            </Button>
          )}
        </Group>
      </Group>
    </Input.Wrapper>
  );
}

/** What the picture of a logo may be: drawings too. */
export const LOGOS = "image/svg+xml,image/png,image/webp,image/jpeg,image/gif";
