import { Center, Loader, Text } from "@mantine/core";
import { useWords } from "../words.ts";
import { editorWords } from "./editor.words.ts";

/** What stands where a list or a record of the back office will be. */
export function Loading() {
  const t = useWords(editorWords);
  return (
    <Center p="xl" role="status">
      <Loader size="sm" mr="sm" />
      <Text>{t.loading}</Text>
    </Center>
  );
}
