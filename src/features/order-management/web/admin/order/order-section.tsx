import { Alert, Paper, Stack, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";

/** The parts of the screen that a step leads to, by their ids. */
export const ORDER_PARTS = { actions: "order-actions", takeBack: "order-take-back", money: "order-money" };

interface Props {
  title: string;
  /** Where a link leads to it from a step that is to be done there. */
  id?: string;
  children: ReactNode;
}

/** One part of an order's screen, with its title. */
export function OrderSection({ title, id, children }: Props) {
  const heading = useId();
  return (
    <Paper
      component="section"
      id={id}
      tabIndex={id ? -1 : undefined}
      withBorder
      p="md"
      aria-labelledby={heading}
    >
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
