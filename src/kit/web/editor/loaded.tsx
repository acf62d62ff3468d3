import { Alert, Button, Center, Group, Loader, Text } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messageOf } from "../api/api-error.ts";
import { useWords } from "../language/words.ts";
import { editorWords } from "./editor.words.ts";

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** What is said when it cannot be had, with the server's reason or without. */
  failed: string | ((reason: string) => string);
  children: (data: Data) => ReactNode;
}

/** What a query of the back office answers; a spinner before, and a reason with a way on when it fails. */
export function Loaded<Data>({ query, failed, children }: Props<Data>) {
  const t = useWords(editorWords);
  if (query.isPending) return <Loading />;
  if (query.isError)
    return (
      <Alert color="red" role="group">
        <Group justify="space-between">
          <Text size="sm" role="alert">
            {typeof failed === "string" ? failed : failed(messageOf(query.error))}
          </Text>
          <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
            {t.again}
          </Button>
        </Group>
      </Alert>
    );
  return children(query.data);
}

/** What stands where a list or a record of the back office will be. */
function Loading() {
  const t = useWords(editorWords);
  return (
    <Center p="xl" role="status">
      <Loader size="sm" mr="sm" />
      <Text>{t.loading}</Text>
    </Center>
  );
}
