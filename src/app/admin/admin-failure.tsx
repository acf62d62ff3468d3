import { Alert, Button, Stack } from "@mantine/core";
import { useWords } from "#kit/web/words.ts";
import { failureWords } from "../layouts/failure.words.ts";

/** In place of a screen that broke. */
export function AdminFailure() {
  const t = useWords(failureWords);
  return (
    <Stack p="md" maw={640} mx="auto" align="flex-start">
      <Alert color="red" title={t.title} role="alert">
        {t.text}
      </Alert>
      <Button onClick={() => location.reload()}>{t.reload}</Button>
    </Stack>
  );
}
