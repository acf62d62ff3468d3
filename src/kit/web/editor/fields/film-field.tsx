import { Button, FileButton, Group, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { filmOf } from "#kit/contract/media/film.ts";
import type { FilmsEndpoints } from "#kit/contract/media/films.contract.ts";
import { messageOf } from "../../api/api-error.ts";
import { useWords } from "../../language/words.ts";
import { useApi, useSite } from "../../page-context.ts";
import { filmFieldWords } from "./film-field.words.ts";

interface Props<Values> {
  form: UseFormReturnType<Values>;
  path: string;
  label: string;
}

/** A film: an uploaded file, or the address of one at YouTube or Vimeo. */
export function FilmField<Values>({ form, path, label }: Props<Values>) {
  const t = useWords(filmFieldWords);
  const call = useApi().of<FilmsEndpoints>();
  const { mediaBase } = useSite();
  const reset = useRef<() => void>(null);
  const input = form.getInputProps(path);
  const value = String(input.value ?? "");
  const source = filmOf(value);
  const set = (film: string) => form.setFieldValue(path, film as never);
  const upload = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append("film", file);
      return call("POST /films", { body });
    },
    onSuccess: ({ film }) => set(film),
    networkMode: "always",
  });
  return (
    <Stack gap="xs">
      <TextInput
        label={label}
        description={t.hint}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://youtu.be/..."
        {...input}
        error={input.error || (upload.error && messageOf(upload.error))}
      />
      {source?.kind === "file" && (
        // biome-ignore lint/a11y/useMediaCaption: a preview for the team
        <video src={mediaBase + source.path} controls preload="metadata" width={280} aria-label={label} />
      )}
      <Group gap="xs">
        <FileButton
          accept="video/mp4,video/webm"
          resetRef={reset}
          onChange={(file) => {
            if (file) upload.mutate(file);
            reset.current?.();
          }}
        >
          {(props) => (
            <Button {...props} variant="default" size="sm" loading={upload.isPending}>
              {t.upload}
            </Button>
          )}
        </FileButton>
        {value !== "" && (
          <Button variant="subtle" color="red" size="xs" onClick={() => set("")}>
            {t.remove}
          </Button>
        )}
        {source && source.kind !== "file" && (
          <Text size="sm" c="dimmed">
            {t.service[source.kind]}
          </Text>
        )}
      </Group>
    </Stack>
  );
}
