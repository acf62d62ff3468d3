import { Alert, Paper, Stack, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";

/** One part of an order's screen, with its title. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={heading}>
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}

/** Why the last write failed; nothing where it did not. */
export function WriteError({ error, said }: { error: Error | null; said: (reason: string) => string }) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert">
      {said(messageOf(error))}
    </Alert>
  );
}
