import { Button, FileButton, Group, Input, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useWords } from "../words.ts";
import { editorWords } from "./editor.words.ts";
import type { PictureValue } from "./form-data.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { useFileAddress } from "./use-file-address.ts";

interface Props<Values> {
  form: UseFormReturnType<Values>;
  /** The form's field; holds a PictureValue. */
  path: string;
  label: string;
  /** Server errors name the API's field, such as `image`. */
  errorPaths?: string[];
  accept?: string;
  required?: boolean;
}

/** A picture: what is stored, what was chosen instead, and how to choose. */
export function PictureField<Values>({
  form,
  path,
  label,
  errorPaths = [],
  accept = IMAGES,
  required = false,
}: Props<Values>) {
  const t = useWords(editorWords);
  const input = form.getInputProps(path);
  const value = input.value as PictureValue;
  const preview = useFileAddress(value.file);
  const error = [path, ...errorPaths].map((name) => form.errors[name]).find(Boolean);
  return (
    <Input.Wrapper label={label} error={error} withAsterisk={required}>
      <Group align="center" gap="md" mt={4}>
        <Thumbnail path={value.path} src={preview} width={160} height={107} alt={t.pictureOf} />
        <Stack gap="xs" align="flex-start">
          <FileButton accept={accept} onChange={(file) => file && input.onChange({ ...value, file })}>
            {(props) => (
              <Button {...props} variant="default" size="sm">
                {value.path || value.file ? t.changePicture : t.choosePicture}
              </Button>
            )}
          </FileButton>
          {value.file && value.path && (
            <Button variant="subtle" size="xs" onClick={() => input.onChange({ ...value, file: null })}>
              {t.undoPicture}
            </Button>
          )}
        </Stack>
      </Group>
    </Input.Wrapper>
  );
}

const IMAGES = "image/jpeg,image/png,image/webp,image/gif";
