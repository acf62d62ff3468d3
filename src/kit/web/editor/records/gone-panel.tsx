import { Alert, Box, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import { useWords } from "../../words.ts";
import { versionsWords } from "../conflict/versions.words.ts";

interface Props {
  /** Where the log shows the record. */
  history: string;
  busy: boolean;
  onSaveAsNew: () => void;
}

/** The record of an open form was deleted by somebody else: what was typed can be saved as a new one. */
export function GonePanel({ history, busy, onSaveAsNew }: Props) {
  const t = useWords(versionsWords);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box role="group" aria-labelledby={id}>
      <Alert color="yellow" role="presentation">
        <Stack gap="sm">
          <Title order={3} size="h4" id={id} ref={heading} tabIndex={-1}>
            {t.goneTitle}
          </Title>
          <Text size="sm">{t.goneText}</Text>
          <Group gap="xs">
            <Button size="sm" loading={busy} onClick={onSaveAsNew}>
              {t.saveAsNew}
            </Button>
            <Button size="sm" variant="default" component={Link} to={history}>
              {t.openHistory}
            </Button>
          </Group>
        </Stack>
      </Alert>
    </Box>
  );
}
