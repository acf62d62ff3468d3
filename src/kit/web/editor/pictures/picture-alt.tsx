import { Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useWords } from "../../language/words.ts";
import { editorWords } from "../editor.words.ts";
import { Translated } from "../fields/translated.tsx";

/** What is on a record's picture, for those who do not see it: `translations.<language>.image_alt`. Optional. */
export function PictureAlt<Values>({ form }: { form: UseFormReturnType<Values> }) {
  const t = useWords(editorWords);
  return (
    <Stack gap={4}>
      <Translated form={form} name="image_alt" label={t.alternative} />
      <Text size="xs" c="dimmed">
        {t.alternativeHint}
      </Text>
    </Stack>
  );
}
