import { Button, FileButton, Group, Input, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useId, useRef } from "react";
import { useWords } from "../../words.ts";
import { editorWords } from "../editor.words.ts";
import type { UploadValue } from "../form-data.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { useFileAddress } from "./use-file-address.ts";

interface Props<Values> {
  form: UseFormReturnType<Values>;
  /** The form's field; holds a UploadValue. */
  path: string;
  label: string;
  /** Server errors name the API's field, such as `image`. */
  errorPaths?: string[];
  /** What the picture is for. */
  description?: string;
  accept?: string;
  /** Shown whole, as logos are; photos fill their box. */
  whole?: boolean;
  required?: boolean;
}

/** A picture: what is stored, what was chosen instead, and how to choose. */
export function PictureField<Values>({
  form,
  path,
  label,
  errorPaths = [],
  description,
  accept = IMAGES,
  whole = false,
  required = false,
}: Props<Values>) {
  const t = useWords(editorWords);
  const id = useId();
  const reset = useRef<() => void>(null);
  const input = form.getInputProps(path);
  const value = input.value as UploadValue;
  const preview = useFileAddress(value.file);
  const error = [path, ...errorPaths].map((name) => form.errors[name]).find(Boolean);
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(" ");

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
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      withAsterisk={required}
    >
      <Group
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
        gap="md"
        mt={4}
      >
        <Thumbnail path={value.path} src={preview} width={160} height={107} whole={whole} alt={t.pictureOf} />
        <Stack gap="xs" align="flex-start">
          <FileButton accept={accept} resetRef={reset} onChange={choose}>
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
/** What the picture of a logo may be: drawings too. */
export const LOGOS = "image/svg+xml,image/png,image/webp,image/jpeg,image/gif";
